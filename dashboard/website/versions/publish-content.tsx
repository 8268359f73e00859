import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import type { PublishStatus } from '../../../domain/website/website-api.ts';
import { findMissingEnds } from '../../../domain/wedding/checks/date-checks.ts';
import type { findMissingTranslations } from '../../../domain/wedding/content-texts.ts';
import { findPassedDates } from '../../../domain/wedding/demo-wedding.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { api, request } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { formatCount } from '../../ui/format-count.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { summarizePage } from '../describe-content.ts';
import { useEditor } from '../form/editor-context.tsx';
import { IssueList } from '../sections.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './versions.module.css';

/** `isFirst` for the first website of a couple: the guests see the example's until then. */
export type Content = ComponentProps<typeof ChangeList> & { isFirst: boolean };

export function describeContent({ isFirst, changes }: Content): string {
  if (isFirst) return 'This will be on the page that your guests see:';
  if (changes.length > 0) {
    return `${formatCount(changes.length, 'change', 'changes')} since the last version:`;
  }
  return 'Nothing has changed. Once you publish, guests see this version instead of the files in content/.';
}

/** The changes; for the first website the sections, because the last version is about another couple. */
export function ContentList({ isFirst, ...changes }: Content) {
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  if (!isFirst) return <ChangeList {...changes} />;
  return (
    <dl className={`rows ${styles.summary}`} aria-label="On your page">
      {summarizePage(changes.after, locale).map(({ title, words }) => (
        <div key={title}>
          <dt className="soft small">{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

type MissingProps = { missing: ReturnType<typeof findMissingTranslations>; onOpen: () => void };

/** Texts that a language lacks do not prevent publishing: guests read them in the first language. */
export function MissingTranslations({ missing, onOpen }: MissingProps) {
  const { languages, goTo } = useEditor();
  if (missing.length === 0) return null;
  return (
    <section
      className={`notice stack gap-2 ${styles.missing}`}
      data-tone="question"
      aria-label="Missing translations"
    >
      {languages.map((language) => {
        const texts = missing.filter((text) => text.language === language);
        const [first] = texts;
        return (
          first && (
            <p key={language}>
              {describeMissing(texts.length, language, languages[0])}{' '}
              <TextButton
                onClick={() => {
                  onOpen();
                  goTo(first.path, language);
                }}
              >
                {texts.length === 1 ? 'Write it' : 'Write the first one'}
                <span className="visually-hidden"> in {LANGUAGE_NAMES.of(language)}</span>
              </TextButton>
            </p>
          )
        );
      })}
      <p>Publish anyway?</p>
    </section>
  );
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

function describeMissing(count: number, language: LanguageCode, first: LanguageCode): string {
  const [missing, them] = count === 1 ? ['text is', 'it'] : ['texts are', 'them'];
  return `${formatCount(count, missing, missing)} missing in ${LANGUAGE_NAMES.of(language)}: guests read ${them} in ${LANGUAGE_NAMES.of(first)}.`;
}

/** Does not prevent publishing: the couple may thank their guests after the wedding. */
export function Advice({ wedding, onOpen }: { wedding: WeddingDocument; onOpen: () => void }) {
  const advice = useMemo(
    () => [
      {
        title: 'Dates in the past. You can publish them as they are:',
        issues: findPassedDates(wedding),
      },
      {
        title: 'Events without an end. Calendars then show only when they start:',
        issues: findMissingEnds(wedding),
      },
    ],
    [wedding],
  );
  return advice
    .filter(({ issues }) => issues.length > 0)
    .map(({ title, issues }) => (
      <section key={title}>
        <p className="soft">{title}</p>
        <IssueList issues={issues} onOpen={onOpen} />
      </section>
    ));
}

const PROGRESS_INTERVAL_MS = 400;

/** The pictures that are ready. Another copy of the server knows of none, so the last number stays. */
export function Progress() {
  const id = useId();
  const [pictures, setPictures] = useState<PublishStatus['pictures']>(null);
  const { data } = useQuery({
    queryKey: ['website-publish'],
    queryFn: ({ signal }) => request(api.website.publish.$get, { signal }),
    refetchInterval: PROGRESS_INTERVAL_MS,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });
  if (data?.pictures && data.pictures !== pictures) setPictures(data.pictures);
  const arePicturesReady = pictures !== null && pictures.done === pictures.total;
  return (
    <div className="stack gap-1">
      <label htmlFor={id}>{describeProgress(pictures)}</label>
      {/* Without a value it moves to and fro. */}
      <progress
        id={id}
        {...(pictures && !arePicturesReady && { value: pictures.done, max: pictures.total })}
      />
    </div>
  );
}

function describeProgress(pictures: PublishStatus['pictures']): string {
  if (!pictures) return 'Looking for new pictures…';
  const { done, total } = pictures;
  return done < total ? `Preparing pictures: ${done} of ${total}` : 'Writing the pages…';
}
