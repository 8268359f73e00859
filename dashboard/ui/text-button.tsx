import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

type Props = ComponentProps<'button'> & {
  /** For an action that removes something. */
  destructive?: boolean;
};

/** Underlined text, for secondary actions. */
export function TextButton({ className = '', destructive = false, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-destructive={destructive || undefined}
      className={`${styles.button} ${className}`}
    />
  );
}
