import type { FormEvent, ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';

type NumberFieldProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
};

export function NumberField({ label, value, min = 1, max, onChange, onBlur }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      required
      {...{ min, max, step: 1 }}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      onBlur={onBlur}
    />
  );
}

export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="form" onSubmit={submit}>
      {children}
    </form>
  );
}
