import type { ComponentProps } from 'react';
import styles from './plain-button.module.css';

type Props = ComponentProps<'button'> & { grave?: boolean };

/** A button for what is done beside the matter: words, and a line under them. `grave` undoes work. */
export function PlainButton({ className = '', grave = false, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-grave={grave || undefined}
      className={`${styles.plain} ${className}`}
    />
  );
}
