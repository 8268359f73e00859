import type { ReactNode } from 'react';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../domain/invitations/invitation-code.ts';
import { listOwnEvents, nameHousehold, splitWords } from '../../domain/lists/paper-texts.ts';
import type { Paper } from '../../domain/lists/papers.ts';
import { COUPLE_TEXTS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import type { Choice } from './paper-options.tsx';
import { type Card, toMm } from './paper-sheets.tsx';
import type { PaperData } from './use-paper.tsx';

type HouseholdData = Pick<PaperData, 'wedding' | 'households' | 'texts' | 'siteAddress' | 'codes'>;
type LinkedHousehold = GuestListHousehold & { code: string };

export function listLinked({ households }: Pick<PaperData, 'households'>): LinkedHousehold[] {
  return households.filter((entry): entry is LinkedHousehold => entry.code !== null);
}

export function listSaveTheDates(data: HouseholdData, { hasPicture, words }: Choice): Card[] {
  return listPersonalCards(data, (entry, language) => {
    const { title, scan } = COUPLE_TEXTS[language].paper.saveTheDate;
    const { before: text } = splitWords('save-the-dates', language, words);
    return (
      <div className="face save-the-date" data-picture={hasPicture || undefined}>
        <p className="title" data-fit="0.4">
          {title}
        </p>
        <span className="ornament" />
        <p className="couple" data-fit="0.4">
          {data.wedding.couple.join(' & ')}
        </p>
        <p className="day">{data.texts?.[language].day}</p>
        <p className="place">{data.texts?.[language].venue}</p>
        <Names entry={entry} language={language} />
        <CodeLine data={data} entry={entry} text={text} scan={scan} />
      </div>
    );
  });
}

/** Each with the events that the household is invited to, and no others. */
export function listInvitations(data: HouseholdData, { hasPicture, words }: Choice): Card[] {
  return listPersonalCards(data, (entry, language) => {
    const { before, after } = splitWords('invitations', language, words);
    const texts = data.texts?.[language];
    const events = texts ? listOwnEvents(texts, entry) : [];
    return (
      <div className="face invitation" data-picture={hasPicture || undefined}>
        <p className="title" data-fit="0.4">
          {data.wedding.couple.join(' & ')}
        </p>
        {before && <p className="text">{before}</p>}
        <Names entry={entry} language={language} />
        {after && <p className="text">{after}</p>}
        <span className="ornament" />
        <ul className="events" data-fit="0.35">
          {events.map(({ id, title, when, place }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{when}</p>
              <p>{place}</p>
            </li>
          ))}
        </ul>
        <CodeLine
          {...{ data, entry, text: texts?.deadline }}
          scan={COUPLE_TEXTS[language].invitation.card}
        />
      </div>
    );
  });
}

/** Small cards with the code, to enclose in an invitation of another printer. */
export function listRsvpCards(data: HouseholdData): Card[] {
  return listPersonalCards(data, (entry, language) => (
    <div className="face rsvp-card">
      <CodeLine data={data} entry={entry} scan={COUPLE_TEXTS[language].invitation.card}>
        <p className="name" data-fit="0.4" dir="auto">
          {entry.name}
        </p>
        <span className="ornament" />
      </CodeLine>
    </div>
  ));
}

/** A card for each household. One that opens like a book is blank inside and has its face on the right half. */
export function listThankYouCards(
  { wedding, households }: HouseholdData,
  { fold, hasPicture, words }: Choice,
): Card[] {
  return households.map((entry) => {
    const language = getLanguage(entry, wedding);
    return {
      ...{ key: String(entry.id), language },
      content: (
        <div
          className="face thank-you"
          data-half={fold === 'tent' ? 'right' : undefined}
          data-picture={hasPicture || undefined}
        >
          <p className="title" data-fit="0.3">
            {splitWords('thank-you-cards', language, words).before}
          </p>
          <span className="ornament" />
          <p className="name" data-fit="0.3" dir="auto">
            {entry.name}
          </p>
          <p className="couple">{wedding.couple.join(' & ')}</p>
        </div>
      ),
    };
  });
}

/** Labels and envelopes, for the households with an address. */
export function listAddresses(
  { wedding, households }: HouseholdData,
  { sender }: Choice,
  { isEnvelope, left, top }: Paper,
): Card[] {
  return households
    .filter(({ address }) => address !== null)
    .map((entry) => ({
      ...{ key: String(entry.id), language: getLanguage(entry, wedding) },
      content: (
        <>
          {isEnvelope && sender.trim() && (
            <p className="sender" style={toMm({ left: 10 - left, top: 8 - top })}>
              {sender.trim()}
            </p>
          )}
          <div className="mail" data-envelope={isEnvelope} data-fit="0.5" dir="auto">
            <p className="name">{entry.name}</p>
            <p>{entry.address}</p>
          </div>
        </>
      ),
    }));
}

function listPersonalCards(
  data: HouseholdData,
  render: (entry: LinkedHousehold, language: LanguageCode) => ReactNode,
): Card[] {
  return listLinked(data).map((entry) => {
    const language = getLanguage(entry, data.wedding);
    return { key: String(entry.id), language, content: render(entry, language) };
  });
}

function Names({ entry, language }: { entry: LinkedHousehold; language: LanguageCode }) {
  const { title, people } = nameHousehold(entry, language);
  return (
    <>
      <p className="name" data-fit="0.3" dir="auto">
        {title}
      </p>
      {people && (
        <p className="people" data-fit="0.5" dir="auto">
          {people}
        </p>
      )}
    </>
  );
}

type CodeLineProps = {
  data: HouseholdData;
  entry: LinkedHousehold;
  text?: string | undefined;
  scan: string;
  children?: ReactNode;
};

/** The QR code of the personal link, and beside it the code for those who cannot scan. */
function CodeLine({ data, entry, text, scan, children }: CodeLineProps) {
  const { codes, siteAddress } = data;
  const { host } = new URL(siteAddress);
  return (
    <div className="code-line">
      <img className="code" src={codes?.get(createPersonalLink(siteAddress, entry.code))} alt="" />
      <div>
        {children}
        {text && <p>{text}</p>}
        <p className="text">{scan.replace('{host}', host)}</p>
        <p className="digits">{formatInvitationCode(entry.code)}</p>
      </div>
    </div>
  );
}
