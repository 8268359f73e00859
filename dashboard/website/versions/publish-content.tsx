import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { getLocale, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { PublishStatus } from '../../../domain/website/website-api.ts';
import { findMissingEnds } from '../../../domain/wedding/checks/date-checks.ts';
import type { findMissingTranslations } from '../../../domain/wedding/content-texts.ts';
import { findPassedDates } from '../../../domain/wedding/demo-wedding.ts';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { api, request } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { summarizePage } from '../describe-content.ts';
import { useEditor } from '../form/editor-context.tsx';
import { IssueList } from '../sections.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './versions.module.css';

/** `isFirst` for the first website of a couple: the guests see the example's until then. */
export type Content = ComponentProps<typeof ChangeList> & { isFirst: boolean };

export function describeContent({ isFirst, changes }: Content): string {
  const texts = getMessages('website').publishing;
  if (isFirst) return texts.first;
  return changes.length > 0 ? texts.changes(changes.length) : texts.sameAsFiles;
}

/** The changes; for the first website the sections, because the last version is about another couple. */
export function ContentList({ isFirst, ...changes }: Content) {
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  if (!isFirst) return <ChangeList {...changes} />;
  return (
    <dl className={`rows ${styles.summary}`} aria-label={getMessages('website').publishing.summary}>
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
  const texts = getMessages('website').publishing;
  const names = new Intl.DisplayNames(getLocale(), { type: 'language' });
  if (missing.length === 0) return null;
  return (
    <section
      className={`notice stack gap-2 ${styles.missing}`}
      data-tone="question"
      aria-label={texts.missing}
    >
      {languages.map((language) => {
        const own = missing.filter((text) => text.language === language);
        const [first] = own;
        const name = names.of(language) ?? language;
        const isOnly = own.length === 1;
        return (
          first && (
            <p key={language}>
              {texts.missingIn(own.length, name, names.of(languages[0]) ?? languages[0])}{' '}
              <TextButton
                aria-label={isOnly ? texts.writeIn(name) : texts.writeFirstIn(name)}
                onClick={() => {
                  onOpen();
                  goTo(first.path, language);
                }}
              >
                {isOnly ? texts.write : texts.writeFirst}
              </TextButton>
            </p>
          )
        );
      })}
      <p>{texts.askAnyway}</p>
    </section>
  );
}

/** Does not prevent publishing: the couple may thank their guests after the wedding. */
export function Advice({ wedding, onOpen }: { wedding: WeddingDocument; onOpen: () => void }) {
  const { missingEnds, passedDates } = getMessages('website').publishing;
  const advice = useMemo(
    () => [
      { title: passedDates, issues: findPassedDates(wedding) },
      { title: missingEnds, issues: findMissingEnds(wedding) },
    ],
    [wedding, passedDates, missingEnds],
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
  const texts = getMessages('website').publishing;
  if (!pictures) return texts.lookingForPictures;
  const { done, total } = pictures;
  return done < total ? texts.preparingPictures(done, total) : texts.writingPages;
}
