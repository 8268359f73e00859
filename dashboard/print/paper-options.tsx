import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS } from '../../domain/guest-list/guest-list.ts';
import {
  getUsualWords,
  hasWords,
  type PaperWords,
  type WordedPaper,
} from '../../domain/lists/paper-texts.ts';
import {
  OWN_LABELS,
  type OwnPaper,
  PAPERS,
  POSTER_SHEETS,
  SHEETS,
} from '../../domain/lists/papers.ts';
import type { TableLink } from '../../domain/photos/photos-api.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { getLanguage } from '../invitations/invitation-texts.ts';
import { LanguageOptions, LanguageTabs, Option, SelectField } from '../ui/fields.tsx';
import { keep, readKept } from '../ui/kept-value.ts';
import { KINDS, type PaperKind } from './paper-kinds.tsx';
import styles from './paper-page.module.css';

/** This device's choice, for all kinds. */
const KEY = 'papers';
/** The sender, from before envelopes were among the others. */
const FORMER_KEY = 'labels';

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
  /** On menus. */
  hasNames: boolean;
  /** The ids of a sheet of labels and of an envelope, or `own`. */
  paper: string;
  envelope: string;
  own: OwnPaper;
  /** The address of the couple, on envelopes. */
  sender: string;
  /** The couple's own words on cards for households. */
  words: PaperWords;
  /** Labels of the first sheet that are gone. */
  used: number;
};

/** The options of this device, kept for its next visit. */
export function useChoice() {
  const { wedding } = useGuestData();
  const [choice, setChoice] = useState((): Choice => {
    const event = wedding.events.at(-1)?.id ?? '';
    const sheet = /-(US|CA)$/.test(wedding.locale) ? 'Letter' : 'A4';
    const known = {
      ...{ event, link: 0, sheet, poster: 'A2', fold: 'tent', order: 'table', by: 'name' },
      ...{ language: getLanguage({ language: null }, wedding), hasMarks: true, hasPicture: true },
      ...{ hasBleed: false, isSplit: false, hasNames: false, own: OWN_LABELS, used: 0 },
      ...{ paper: PAPERS[0]?.id, envelope: 'C6', words: {} },
      sender: String(Object(readKept(FORMER_KEY)).sender ?? ''),
      ...Object(readKept(KEY)),
      // A table link opens its own cards.
      ...(location.hash && { link: Number(location.hash.slice(1)) }),
    };
    return wedding.events.some(({ id }) => id === known.event) ? known : { ...known, event };
  });
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    keep(KEY, { ...next, used: 0 });
  };
  return [choice, choose] as const;
}

/** Larger than any paper at home. */
const MAX_MM = 1000;
/** A sentence or two fit on each card. */
const MAX_WORDS = 300;

type PaperOptionsProps = {
  kind: PaperKind;
  /** Of the cards. */
  languages: readonly LanguageCode[];
  links: readonly TableLink[];
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
};

export function PaperOptions({ kind, languages, links, choice, choose }: PaperOptionsProps) {
  const texts = getMessages('print');
  const { events } = useGuestData().wedding;
  const options = new Set(KINDS[kind].options);
  if (options.has('paper') && choice.paper === 'own') options.add('sheet');
  if (options.has('isSplit') && choice.isSplit) options.delete('hasBleed') && options.add('sheet');
  if (options.has('hasNames') && choice.hasNames) options.delete('language');
  const select = <Name extends 'fold' | 'order' | 'by'>(
    name: Name,
    words: Record<Choice[Name], string>,
  ) =>
    options.has(name) && (
      <ChoiceField
        label={texts[name]}
        choices={Object.entries<string>(words)}
        value={choice[name]}
        onChoose={(value) => choose({ [name]: value })}
      />
    );
  const toggle = (
    name: 'hasMarks' | 'hasNames' | 'hasPicture' | 'hasBleed' | 'isSplit',
    word: string,
  ) =>
    options.has(name) && (
      <Option checked={choice[name]} onChange={({ target }) => choose({ [name]: target.checked })}>
        {word}
      </Option>
    );
  return (
    <div className={styles.options}>
      {events.length > 1 && options.has('event') && (
        <ChoiceField
          label={texts.event}
          choices={events.map(({ id, title }) => [id, title])}
          value={choice.event}
          onChoose={(event) => choose({ event })}
        />
      )}
      {links.length > 1 && (
        <ChoiceField
          label={texts.link}
          choices={links.map(({ id, label }) => [id, label])}
          value={choice.link}
          onChoose={(link) => choose({ link: Number(link) })}
        />
      )}
      {options.has('paper') && (
        <ChoiceField
          label={texts.labels}
          choices={listPapers(false)}
          value={choice.paper}
          onChoose={(paper) => choose({ paper })}
        />
      )}
      {options.has('envelope') && (
        <ChoiceField
          label={texts.envelope}
          choices={listPapers(true)}
          value={choice.envelope}
          onChoose={(envelope) => choose({ envelope })}
        />
      )}
      {options.has('poster') && (
        <ChoiceField
          label={texts.size}
          choices={POSTER_SHEETS.map(({ name }) => [name, name])}
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
        <ChoiceField
          label={texts.sheet}
          choices={SHEETS.map(({ name }) => [name, name])}
          value={choice.sheet}
          onChoose={(sheet) => choose({ sheet })}
        />
      )}
      {toggle('hasMarks', texts.marks)}
      {toggle('hasNames', texts.names)}
      {toggle('hasPicture', texts.picture)}
      {toggle('hasBleed', texts.bleed)}
      {options.has('used') && (
        <NumberField
          label={texts.used}
          hint={texts.usedHint}
          value={choice.used}
          onEnter={(used) => choose({ used: Math.trunc(used) })}
        />
      )}
      {choice[options.has('envelope') ? 'envelope' : 'paper'] === 'own' &&
        listOwnSizes(options).map((name) => (
          <NumberField
            key={name}
            label={texts.own[name]}
            value={choice.own[name]}
            onEnter={(value) => choose({ own: { ...choice.own, [name]: value } })}
          />
        ))}
      {hasWords(kind) && languages.length > 0 && (
        <WordsField
          {...{ kind, languages, words: choice.words }}
          onWrite={(words) => choose({ words })}
        />
      )}
      {options.has('sender') && (
        <TextArea
          label={texts.sender}
          hint={texts.senderHint}
          rows={3}
          maxLength={GUEST_LIST_LIMITS.address}
          value={choice.sender}
          onChange={({ target }) => choose({ sender: target.value })}
        />
      )}
    </div>
  );
}

type WordsFieldProps = {
  kind: WordedPaper;
  languages: readonly LanguageCode[];
  words: PaperWords;
  onWrite: (words: PaperWords) => void;
};

/** The sentence on the cards, in one language at a time. */
function WordsField({ kind, languages, words, onWrite }: WordsFieldProps) {
  const texts = getMessages('print');
  const [chosen, setChosen] = useState(languages[0] as LanguageCode);
  const language = languages.includes(chosen) ? chosen : (languages[0] as LanguageCode);
  const usual = getUsualWords(kind, language);
  const own = words[kind];
  return (
    <div className={styles.words}>
      {languages.length > 1 && (
        <LanguageTabs {...{ languages, language }} label={texts.language} onChoose={setChosen} />
      )}
      <TextArea
        label={texts.words}
        hint={kind === 'invitations' ? texts.namesHint : texts.wordsHint}
        lang={language}
        rows={3}
        maxLength={MAX_WORDS}
        placeholder={usual}
        value={own?.[language] ?? usual}
        onChange={({ target }) =>
          onWrite({ ...words, [kind]: { ...own, [language]: target.value } })
        }
      />
    </div>
  );
}

const OWN_SIZES = Object.keys(OWN_LABELS) as (keyof OwnPaper)[];

function listOwnSizes(options: ReadonlySet<keyof Choice>): readonly (keyof OwnPaper)[] {
  if (options.has('envelope')) return ['width', 'height'];
  return options.has('paper') ? OWN_SIZES : [];
}

/** Labels or envelopes, and a size of the couple's own. */
function listPapers(areEnvelopes: boolean): [string, string][] {
  const papers = PAPERS.filter(({ isEnvelope }) => Boolean(isEnvelope) === areEnvelopes);
  return [
    ...papers.map(({ id, name }): [string, string] => [id, name]),
    ['own', getMessages('print').ownSize],
  ];
}

type NumberFieldProps = {
  label: string;
  hint?: string;
  value: number;
  onEnter: (value: number) => void;
};

/** Keeps the text while it is not a number yet. */
function NumberField({ value, onEnter, ...field }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const entered = Number(target.value.replace(',', '.'));
        if (entered >= 0 && entered <= MAX_MM) onEnter(entered);
      }}
    />
  );
}

type ChoiceFieldProps = {
  label: string;
  /** Each with its value and its words. */
  choices: readonly (readonly [string | number, string])[];
  value: string | number;
  onChoose: (value: string) => void;
};

function ChoiceField({ label, choices, value, onChoose }: ChoiceFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
