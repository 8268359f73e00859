import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { PHOTOS_PATH, type TableLink } from '../../domain/photos/photos-api.ts';
import {
  COUPLE_TEXTS,
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import print from '../print/print-page.module.css';
import { SelectField } from '../ui/fields.tsx';
import { drawQrCodes } from '../ui/qr-code.ts';
import styles from './photo-print.module.css';
import { photosQuery } from './photo-queries.ts';
import cardStyles from './print-cards.css?inline';
import { createTableLinkAddress } from './table-links-sheet.tsx';

const SHEETS = ['cards', 'poster'] as const;
type SheetName = (typeof SHEETS)[number];
const CARDS_PER_SHEET = 8;

/** Table cards and a poster with the QR code of a table link, in the design of the wedding page. */
export function PhotoPrintPage() {
  const { links: linkTexts, print: texts } = getMessages('photos');
  const { couple, locale } = useGuestData().wedding;
  const { data, error } = useQuery(photosQuery);
  const links = data?.tableLinks.filter(({ endedAt }) => endedAt === null) ?? [];
  const [linkId, setLinkId] = useState(() => Number(location.hash.slice(1)));
  const [sheet, setSheet] = useState<SheetName>('cards');
  const [language, setLanguage] = useState<LanguageCode>(() =>
    getLanguage({ language: null }, { couple, locale }),
  );
  const link = links.find(({ id }) => id === linkId) ?? links[0];
  const frame = useRef<HTMLIFrameElement>(null);
  const design = useDesignStyles();
  return (
    <>
      <title>{`${texts.title} · ${couple.join(' & ')}`}</title>
      <nav className={`row between ${print.bar}`} aria-label={texts.title}>
        <Link href="/photos" className="touch">
          {texts.back}
        </Link>
        <div className="row">
          <SelectField
            label={texts.what}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as SheetName)}
          >
            {SHEETS.map((name) => (
              <option key={name} value={name}>
                {texts.sheets[name]}
              </option>
            ))}
          </SelectField>
          {links.length > 1 && (
            <SelectField
              label={texts.link}
              value={link?.id}
              onChange={({ target }) => setLinkId(Number(target.value))}
            >
              {links.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={texts.language}
            value={language}
            onChange={({ target }) => setLanguage(target.value as LanguageCode)}
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGE_DETAILS[code].name}
              </option>
            ))}
          </SelectField>
          <Button disabled={!link} onClick={() => frame.current?.contentWindow?.print()}>
            {texts.print}
          </Button>
        </div>
      </nav>
      <main className={styles.sheet}>
        <h1 className="visually-hidden">{texts.title}</h1>
        <p className="soft">{texts.advice}</p>
        {design.error && <p className="error">{texts.notLoaded}</p>}
        {error && !data && <p className="error">{toErrorMessage(error)}</p>}
        {data && !link && (
          <p>
            {texts.noLink} <Link href="/photos#tables">{linkTexts.create}</Link>
          </p>
        )}
        {link && design.data !== undefined && (
          <Paper frame={frame} styles={design.data} title={texts.sheets[sheet]} language={language}>
            <Cards sheet={sheet} link={link} language={language} />
          </Paper>
        )}
      </main>
    </>
  );
}

/** The styles of the guests' page, which has the fonts, colours and ornaments of the wedding's design. */
function useDesignStyles() {
  return useQuery({
    queryKey: ['photos', 'design'],
    queryFn: async ({ signal }) => {
      const response = await fetch(PHOTOS_PATH, { signal });
      const html = await response.text();
      const found = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      if (found.length === 0) throw new Error(response.statusText);
      return found.join('\n');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type PaperProps = {
  frame: React.RefObject<HTMLIFrameElement | null>;
  styles: string;
  title: string;
  language: LanguageCode;
  children: React.ReactNode;
};

/** A page of its own: the styles of the design must not reach the dashboard. */
function Paper({ frame, styles: design, title, language, children }: PaperProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { width, scale, box } = usePaperScale();
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const style = page.createElement('style');
    style.textContent = `${design}\n${cardStyles}`;
    page.head.replaceChildren(style);
    page.documentElement.lang = language;
    page.title = title;
    setBody(page.body);
  }, [frame, design, language, title]);
  return (
    <div ref={box} className={styles.box} style={{ height: width * A4_RATIO }}>
      <iframe
        ref={frame}
        title={title}
        className={styles.paper}
        style={{ transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

const A4_WIDTH_PX = (210 / 25.4) * 96;
const A4_RATIO = 297 / 210;

function usePaperScale() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(A4_WIDTH_PX);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return { box, width, scale: width / A4_WIDTH_PX };
}

type CardsProps = { sheet: SheetName; link: TableLink; language: LanguageCode };

/** The classes `gate-…` are those of the guests' page, which a design gives its look. */
function Cards({ sheet, link, language }: CardsProps) {
  const { qrCodeOf } = getMessages('photos').links;
  const { couple } = useGuestData().wedding;
  const address = createTableLinkAddress(useSiteAddress(), link);
  const { data: images } = useQuery({
    queryKey: ['photos', 'table-cards', address],
    queryFn: () => drawQrCodes([address]),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { title, text } = COUPLE_TEXTS[language].tableCard;
  return (
    <div className={`sheet ${sheet}`}>
      {Array.from({ length: sheet === 'cards' ? CARDS_PER_SHEET : 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all cards are the same.
        <section className="place" key={index}>
          <div className="card gate-card">
            <h2 className="gate-title">{title}</h2>
            <p className="gate-prompt">{text}</p>
            {images && <img src={images[0]} alt={qrCodeOf(link.label)} />}
            <p className="couple">{couple.join(' & ')}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
