import { useId } from 'react';
import { DEFAULT_DESIGN, type Design, parseTokens } from '../../../designs/design.ts';
import { getLanguage } from '../../../domain/dashboard/messages/messages.ts';
import { Swatches } from './choice-fields.tsx';
import { type FieldProps, useField } from './field.tsx';
import styles from './form.module.css';

const FILES = {
  designs: import.meta.glob<Design>('../../../designs/*/design.ts', {
    eager: true,
    import: 'default',
  }),
  tokens: import.meta.glob<string>('../../../designs/*/tokens.css', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};

/** The designs, each with its main colours. */
export function DesignField(props: FieldProps) {
  const { label, value = DEFAULT_DESIGN, write } = useField(props);
  const name = useId();
  return (
    <fieldset>
      <legend className="small">{label}</legend>
      {Object.entries(FILES.designs).map(([path, design]) => {
        const id = path.split('/').at(-2) ?? '';
        return (
          <label key={id} className={styles.palette}>
            <input
              type="radio"
              name={name}
              checked={value === id}
              onChange={() => write(id === DEFAULT_DESIGN ? undefined : id)}
            />
            <Swatches
              colors={Object.fromEntries(
                parseTokens(FILES.tokens[path.replace('design.ts', 'tokens.css')] ?? ''),
              )}
            />
            <span>
              {design.name} <small className="soft">{design.suits[getLanguage()]}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
