import type { PaperLine } from '../../domain/lists/paper-texts.ts';
import { COUPLE_TEXTS, type LanguageCode } from '../../domain/wedding/languages.ts';
import type { Choice } from './paper-options.tsx';
import type { Card } from './paper-sheets.tsx';
import type { PaperData } from './use-paper.tsx';

type EventData = Pick<PaperData, 'wedding' | 'texts' | 'guests' | 'languages'>;

/** The steps of an event; none without steps. */
export function listDayCards({ wedding, texts }: EventData, choice: Choice): Card[] {
  const { language } = choice;
  const event = texts?.[language].events.find(({ id }) => id === choice.event);
  if (!event || event.steps.length === 0) return [];
  const { title, when, location, steps } = event;
  const card = { title, lines: [when, location], list: steps, couple: wedding.couple };
  return [createListCard('order-of-day', language, choice, card)];
}

/** The menu of an event: the same for all, or one for each guest with the name, in the language of the household. */
export function listMenus(
  { wedding, texts, guests, languages }: EventData,
  choice: Choice,
): Card[] {
  const create = (key: string, language: LanguageCode, name?: string): Card[] => {
    const event = texts?.[language].events.find(({ id }) => id === choice.event);
    if (!event || event.menu.length === 0) return [];
    const { menu: title } = COUPLE_TEXTS[language].paper;
    const card = { name, title, lines: [event.title], list: event.menu, couple: wedding.couple };
    return [createListCard(key, language, choice, card)];
  };
  return choice.hasNames
    ? guests.flatMap(({ id, key, name }) => create(key, languages.get(id), name))
    : create('menu', choice.language);
}

type ListCard = {
  name?: string | undefined;
  title: string;
  lines: readonly string[];
  list: readonly PaperLine[];
  couple: readonly [string, string];
};

function createListCard(
  key: string,
  language: LanguageCode,
  { hasPicture }: Pick<Choice, 'hasPicture'>,
  { name, title, lines, list, couple }: ListCard,
): Card {
  return {
    ...{ key, language },
    content: (
      <div className="face list-card" data-picture={hasPicture || undefined}>
        {name && (
          <p className="name" data-fit="0.4" dir="auto">
            {name}
          </p>
        )}
        <p className="title" data-fit="0.4">
          {title}
        </p>
        {lines.map((line) => (
          <p key={line} className="line">
            {line}
          </p>
        ))}
        <span className="ornament" />
        <ol className="lines" data-fit="0.35">
          {list.map(({ heading, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two courses can be the same.
            <li key={index}>
              {heading && <h3>{heading}</h3>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="couple">{couple.join(' & ')}</p>
      </div>
    ),
  };
}
