import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

type Props = ComponentProps<'button'> & { destructive?: boolean };

/** A button for what is done beside the matter: words, and a line under them. `grave` undoes work. */
export function PlainButton({ className = '', destructive = false, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-destructive={destructive || undefined}
      className={`${styles.plain} ${className}`}
    />
  );
}
