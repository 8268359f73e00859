import { formatList, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { listUnmet } from '../../domain/seating/suggest-seats.ts';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Seating } from './use-seating.ts';

/** The wishes, and the households at several tables. */
export function Wishes({ plan, guests, change }: Seating) {
  const texts = getMessages('seating');
  const { remove } = getMessages('plans');
  const names = new Map(guests.map(({ id, name }) => [id, name]));
  const unmet = listUnmet(plan, guests);
  const format = (people: readonly number[]) =>
    formatList(people.flatMap((person) => names.get(person) ?? []));
  const split = unmet.filter(({ kind }) => kind === 'household');
  return (
    <PageSection title={texts.wishes}>
      <p className="soft measure">{texts.aboutWishes}</p>
      <div className="rows">
        {Object.entries(plan.wishes).map(([id, { kind, people }]) => {
          const isUnmet = unmet.some((one) => 'wish' in one && one.wish === Number(id));
          return (
            <div key={id} className="list-row">
              <span className="name">{texts.wishKinds[kind]}</span>
              <span className={isUnmet ? 'error' : 'soft'}>
                {[format(people), isUnmet && texts.unmet[kind]].filter(Boolean).join(' · ')}
              </span>
              <div className="buttons end">
                <TextButton
                  destructive
                  aria-label={`${remove}: ${texts.wishKinds[kind]}, ${format(people)}`}
                  onClick={() => change({ wishes: { [Number(id)]: null } })}
                >
                  {remove}
                </TextButton>
              </div>
            </div>
          );
        })}
        {split.map(({ people }) => (
          <div key={people.join()} className="list-row">
            <span className="name">{format(people)}</span>
            <span className="error">{texts.unmet.household}</span>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
