import { type ComponentProps, type ReactNode, useId } from 'react';
import { LANGUAGE_DETAILS, LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import filters from './filters.module.css';
import { focusFirstRow } from './row-keys.ts';

/** A select with its label in front of it, on one line. */
export function SelectField({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className="row gap-2">
      <label htmlFor={id} className="soft">
        {label}
      </label>
      <select {...select} id={id} className="select" />
    </div>
  );
}

type SearchFieldProps = {
  /** As in 'Search names, addresses and notes'. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  return (
    <input
      type="search"
      className={filters.search}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
      }}
    />
  );
}

/** Every language of the interface, for a select. */
export function LanguageOptions() {
  return LANGUAGES.map((code) => (
    <option key={code} value={code}>
      {LANGUAGE_DETAILS[code].name}
    </option>
  ));
}

/** A checkbox or a radio button with its words. */
export function Option({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="option">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

type TabsProps<Value extends string> = {
  /** For screen readers. */
  label: string;
  options: readonly { value: Value; words: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Words on one line, of which one is chosen. */
export function Tabs<Value extends string>({ label, options, value, onChoose }: TabsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="tabs">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span lang={option.lang}>{option.words}</span>
        </label>
      ))}
    </fieldset>
  );
}

type LanguageTabsProps = {
  label: string;
  languages: readonly LanguageCode[];
  language: LanguageCode;
  onChoose: (language: LanguageCode) => void;
};

/** Chooses the language in which texts are shown and edited. */
export function LanguageTabs({ label, languages, language, onChoose }: LanguageTabsProps) {
  return (
    <Tabs
      label={label}
      options={languages.map((code) => ({
        value: code,
        words: LANGUAGE_DETAILS[code].name,
        lang: code,
      }))}
      value={language}
      onChoose={onChoose}
    />
  );
}
