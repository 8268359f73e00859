import type { ReactNode } from 'react';
import { COUPLE_TEXTS } from '../../domain/wedding/languages.ts';
import type { Choice } from './paper-options.tsx';
import type { Card } from './paper-sheets.tsx';
import type { PaperData } from './use-paper.tsx';

type CodeData = Pick<PaperData, 'wedding' | 'codes' | 'siteAddress' | 'photosAddress'>;
type CodeCard = Pick<Choice, 'language' | 'hasPicture'>;

/** A card with the QR code of the website, and its address. */
export function listSiteCards(data: CodeData, { language, hasPicture }: CodeCard): Card[] {
  const { siteAddress } = data;
  const { title, text } = COUPLE_TEXTS[language].paper.website;
  const content = (
    <>
      <p className="text">{text}</p>
      <img className="code" src={data.codes?.get(siteAddress)} alt="" />
      <p className="address" data-fit="0.5">
        {siteAddress.replace(/^https?:\/\/|\/$/g, '')}
      </p>
    </>
  );
  return [createCodeCard(data, { language, hasPicture, title, content })];
}

/** A card with the QR code of a table link, if there is one; a small one has its words beside the code. */
export function listPhotoCards(
  data: CodeData,
  { language, hasPicture }: CodeCard,
  isWide: boolean,
): Card[] {
  if (data.photosAddress === undefined) return [];
  const { title, text } = COUPLE_TEXTS[language].tableCard;
  const content = (
    <>
      <p className="text">{text}</p>
      <img className="code" src={data.codes?.get(data.photosAddress)} alt="" />
    </>
  );
  return [
    createCodeCard(data, { language, hasPicture: hasPicture && !isWide, title, content, isWide }),
  ];
}

function createCodeCard(
  { wedding }: CodeData,
  {
    language,
    hasPicture,
    title,
    content,
    isWide,
  }: CodeCard & { title: string; content: ReactNode; isWide?: boolean },
): Card {
  return {
    ...{ key: title, language },
    content: (
      <div
        className="face code-card"
        data-wide={isWide || undefined}
        data-picture={hasPicture || undefined}
      >
        <p className="title">{title}</p>
        <span className="ornament" />
        {content}
        <p className="couple">{wedding.couple.join(' & ')}</p>
      </div>
    ),
  };
}
