import type { CSSProperties, ReactNode } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './plans.module.css';
import { usePeopleTarget } from './selection.ts';

type Props = {
  name: string;
  /** Below the name. */
  about?: ReactNode;
  taken: number;
  seats: number;
  onDrop: (people: number[]) => void;
  onEdit: () => void;
  /** The guests, or words if there are none. */
  children: ReactNode;
  buttons: ReactNode;
};

/** A table or a vehicle with its guests, and how full it is. */
export function PlanCard(props: Props) {
  const { name, about, taken, seats, onDrop, onEdit, children, buttons } = props;
  const texts = getMessages('plans');
  const { element, isOver } = usePeopleTarget<HTMLElement>(onDrop);
  return (
    <section
      ref={element}
      className={`card ${styles.card}`}
      aria-label={name}
      data-over={isOver || undefined}
    >
      <div className={styles.cardHeader}>
        <h2 className="name">{name}</h2>
        <span className="aside" data-full={taken >= seats || undefined}>
          {texts.taken(taken, seats)}
        </span>
      </div>
      {about}
      <div className={styles.meter} style={{ '--full': taken / seats } as CSSProperties} />
      {children}
      <div className="buttons">
        {buttons}
        <TextButton aria-label={`${texts.edit}: ${name}`} onClick={onEdit}>
          {texts.edit}
        </TextButton>
      </div>
    </section>
  );
}
