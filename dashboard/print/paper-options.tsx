import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { POSTER_SHEETS, SHEETS, type Sheet } from '../../domain/lists/papers.ts';
import type { TableLink } from '../../domain/photos/photos-api.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import { LanguageOptions, Option, SelectField } from '../ui/fields.tsx';
import { keep, readKept } from '../ui/kept-value.ts';
import styles from './paper-page.module.css';

export const PAPER_KINDS = [
  'place-cards',
  'table-numbers',
  'seating-poster',
  'thank-you-cards',
  'site-cards',
  'photo-cards',
  'photo-poster',
  'test-sheet',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** This device's choice, for all kinds. */
const KEY = 'papers';

export type Choice = {
  event: string;
  /** The id of a table link. */
  link: number;
  sheet: string;
  poster: string;
  fold: 'tent' | 'flat';
  order: 'table' | 'name';
  by: 'table' | 'name';
  language: LanguageCode;
  hasMarks: boolean;
  hasPicture: boolean;
  hasBleed: boolean;
  isSplit: boolean;
};

const OPTIONS: Record<PaperKind, readonly (keyof Choice)[]> = {
  'place-cards': ['event', 'fold', 'order', 'sheet', 'hasMarks', 'hasBleed'],
  'table-numbers': ['event', 'language', 'sheet', 'hasPicture', 'hasBleed'],
  'seating-poster': ['event', 'poster', 'by', 'language', 'hasPicture', 'isSplit'],
  'thank-you-cards': ['sheet', 'hasPicture', 'hasBleed'],
  'site-cards': ['language', 'sheet', 'hasPicture', 'hasBleed'],
  'photo-cards': ['link', 'language', 'sheet', 'hasBleed'],
  'photo-poster': ['link', 'language', 'sheet', 'hasPicture', 'hasBleed'],
  'test-sheet': ['sheet'],
};

/** How this device prints. */
export function useChoice() {
  const { wedding } = useGuestData();
  const [choice, setChoice] = useState((): Choice => {
    const event = wedding.events.at(-1)?.id ?? '';
    const sheet = /-(US|CA)$/.test(wedding.locale) ? 'Letter' : 'A4';
    const known = {
      ...{ event, link: 0, sheet, poster: 'A2', fold: 'tent', order: 'table', by: 'name' },
      ...{ language: getLanguage({ language: null }, wedding), hasMarks: true, hasPicture: true },
      ...{ hasBleed: false, isSplit: false },
      ...Object(readKept(KEY)),
      // A table link opens its own cards.
      ...(location.hash && { link: Number(location.hash.slice(1)) }),
    };
    return wedding.events.some(({ id }) => id === known.event) ? known : { ...known, event };
  });
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    keep(KEY, next);
  };
  return [choice, choose] as const;
}

type PaperOptionsProps = {
  kind: PaperKind;
  links: readonly TableLink[];
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
};

export function PaperOptions({ kind, links, choice, choose }: PaperOptionsProps) {
  const texts = getMessages('print');
  const { events } = useGuestData().wedding;
  const options = new Set(OPTIONS[kind]);
  if (options.has('isSplit')) options.add(choice.isSplit ? 'sheet' : 'hasBleed');
  const select = <Name extends 'fold' | 'order' | 'by'>(
    name: Name,
    words: Record<Choice[Name], string>,
  ) =>
    options.has(name) && (
      <SelectField
        label={texts[name]}
        value={choice[name]}
        onChange={({ target }) => choose({ [name]: target.value })}
      >
        {Object.entries<string>(words).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
    );
  const toggle = (name: 'hasMarks' | 'hasPicture' | 'hasBleed' | 'isSplit', word: string) =>
    options.has(name) && (
      <Option checked={choice[name]} onChange={({ target }) => choose({ [name]: target.checked })}>
        {word}
      </Option>
    );
  return (
    <div className={styles.options}>
      {events.length > 1 && options.has('event') && (
        <SelectField
          label={texts.event}
          value={choice.event}
          onChange={({ target }) => choose({ event: target.value })}
        >
          {events.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {links.length > 1 && (
        <SelectField
          label={texts.link}
          value={choice.link}
          onChange={({ target }) => choose({ link: Number(target.value) })}
        >
          {links.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {options.has('poster') && (
        <SheetField
          label={texts.size}
          sheets={POSTER_SHEETS}
          value={choice.poster}
          onChoose={(poster) => choose({ poster })}
        />
      )}
      {select('fold', texts.folds)}
      {select('order', texts.orders)}
      {select('by', texts.orders)}
      {options.has('language') && (
        <SelectField
          label={texts.language}
          value={choice.language}
          onChange={({ target }) => choose({ language: target.value as LanguageCode })}
        >
          <LanguageOptions />
        </SelectField>
      )}
      {toggle('isSplit', texts.split)}
      {options.has('sheet') && (
        <SheetField
          label={texts.sheet}
          sheets={SHEETS}
          value={choice.sheet}
          onChoose={(sheet) => choose({ sheet })}
        />
      )}
      {toggle('hasMarks', texts.marks)}
      {toggle('hasPicture', texts.picture)}
      {toggle('hasBleed', texts.bleed)}
    </div>
  );
}

type SheetFieldProps = {
  label: string;
  sheets: readonly Sheet[];
  value: string;
  onChoose: (name: string) => void;
};

function SheetField({ label, sheets, value, onChoose }: SheetFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {sheets.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
