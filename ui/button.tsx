import type { ComponentProps } from 'react';
import styles from './button.module.css';

export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`${styles.button} ${className}`} />;
}
