import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS, type GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  createPageRule,
  fitText,
  listPages,
  PAPERS,
  type Paper,
} from '../../domain/lists/papers.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { createHouseholdRows } from '../guest-list/household-filters.ts';
import { readCardIds } from '../invitations/cards-path.ts';
import { SelectField } from '../ui/fields.tsx';
import { keep, readKept } from '../ui/kept-value.ts';
import styles from './labels-page.module.css';
import print from './print-page.module.css';

type Addressed = GuestListHousehold & { address: string };

/** What the couple chose last on this device. */
const KEY = 'labels';

/** Addresses on sheets of labels, or on envelopes. */
export function LabelsPage() {
  const { cards, labels: texts } = getMessages('invitations');
  const guestData = useGuestData();
  const [ids] = useState(() => readCardIds(location.hash));
  const [choice, setChoice] = useState(readChoice);
  const [used, setUsed] = useState('');
  const paper = PAPERS.find(({ id }) => id === choice.paper) ?? (PAPERS[0] as Paper);
  usePaperSize(paper);
  const chosen = createHouseholdRows(guestData)
    .map(({ status }) => status.entry)
    .filter(({ id }) => ids === null || ids.has(id));
  const entries = chosen.filter((entry): entry is Addressed => entry.address !== null);
  const without = chosen.length - entries.length;
  const perPage = paper.columns * paper.rows;
  const skipped = Math.min(Math.max(0, Math.trunc(Number(used)) || 0), perPage - 1);
  const pages = listPages(entries, paper, skipped);

  function choose(change: Partial<typeof choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    keep(KEY, next);
  }

  return (
    <>
      <title>{`${texts.title} · ${guestData.wedding.couple.join(' & ')}`}</title>
      <nav className={`row between ${print.bar}`} aria-label={texts.actions}>
        <Link href="/guest-list" className="touch">
          {cards.back}
        </Link>
        <Button disabled={entries.length === 0} onClick={() => window.print()}>
          {cards.print}
        </Button>
      </nav>
      <main>
        <header className={styles.options}>
          <h1>{texts.title}</h1>
          <p role="status" className="soft">
            {texts.count(entries.length)}
            {without > 0 && `. ${texts.withoutAddress(without)}`}
          </p>
          <div className="fields">
            <SelectField
              label={texts.paper}
              value={paper.id}
              onChange={({ target }) => choose({ paper: target.value })}
            >
              {[false, true].map((isEnvelope) => (
                <optgroup key={`${isEnvelope}`} label={isEnvelope ? texts.envelopes : texts.sheets}>
                  {PAPERS.filter((one) => Boolean(one.isEnvelope) === isEnvelope).map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            {paper.isEnvelope ? (
              <TextArea
                label={texts.sender}
                hint={texts.senderHint}
                rows={3}
                maxLength={GUEST_LIST_LIMITS.address}
                value={choice.sender}
                onChange={({ target }) => choose({ sender: target.value })}
              />
            ) : (
              <TextField
                label={texts.used}
                hint={texts.usedHint}
                inputMode="numeric"
                value={used}
                onChange={({ target }) => setUsed(target.value)}
              />
            )}
          </div>
          <p className="soft">{texts.advice}</p>
        </header>
        <div className={styles.pages}>
          {pages.map((labels, index) => (
            <section
              key={labels[0]?.item.id}
              className={styles.page}
              style={toStyle({ width: paper.width, height: paper.height })}
              aria-label={texts.page(index + 1)}
            >
              {paper.isEnvelope && choice.sender.trim() && (
                <p className={styles.sender}>{choice.sender.trim()}</p>
              )}
              {labels.map(({ item, left, top }) => (
                <p
                  key={item.id}
                  className={styles.label}
                  data-envelope={paper.isEnvelope}
                  style={toStyle({
                    ...{ left, top, 'label-width': paper.label.width },
                    'label-height': paper.label.height,
                    size: fitText(`${item.name}\n${item.address}`, paper),
                  })}
                >
                  <span className={styles.name}>{item.name}</span>
                  <span>{item.address}</span>
                </p>
              ))}
            </section>
          ))}
        </div>
      </main>
    </>
  );
}

/** The page of the printer has the size of the paper. A sheet of its own, because the policy forbids styles in the page. */
function usePaperSize(paper: Paper): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(createPageRule(paper));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper]);
}

function toStyle(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

function readChoice(): { paper: string; sender: string } {
  const { paper, sender } = Object(readKept(KEY));
  return { paper: String(paper ?? ''), sender: String(sender ?? '') };
}
