import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Mailing, MailingDetails, MailingMessage } from '../../domain/emails/mailings.ts';
import type { DraftSection } from '../../domain/website/website-api.ts';
import { ApiError, api, request } from '../api/request.ts';
import type { EditedSection, KeptEdit, SavedSections } from '../autosave/draft-state.ts';
import { createDraftSync, type DraftSync } from '../autosave/draft-sync.ts';
import { createLocalCopy } from '../autosave/local-copy.ts';
import { describeSaveStatus, useDraftSync } from '../autosave/use-draft-sync.ts';
import { refreshMailings, setDetails } from './mailing-queries.ts';
import { listChanges } from './message-fields.ts';

/** One section: the message, with the version as its revision. */
type MailingDraft = { sections: DraftSection[] };
const SECTION = 'message';

/** Saves each change of a draft a moment after it was made, and again until the server has it. */
export function useMailingDraft({ mailing }: MailingDetails) {
  const client = useQueryClient();
  const { sync, ...snapshot } = useDraftSync(`mailing-${mailing.id}`, () =>
    openMailing(client, mailing),
  );
  const { message, savedMessage, theirs } = readSection(sync);
  useEffect(() => {
    void sync.refresh(async () => {
      const { message: mine, version } = readSection(sync);
      return mailing.version > version ? toDraft(mailing, [mine]) : null;
    });
  }, [sync, mailing]);

  return {
    message,
    setMessage: (next: MailingMessage) => sync.edit(SECTION, next),
    /** The message before the changes that are not saved. */
    savedMessage,
    /** The message of another device, with which unsaved changes are in conflict. */
    theirs,
    resolve(merged: MailingMessage) {
      sync.edit(SECTION, merged);
      sync.resolve(SECTION, 'mine');
    },
    /** Saves what is not saved yet, and returns the version to send. */
    async saveAll() {
      await sync.saveAll();
      const { status, isKeptHere } = sync.getSnapshot();
      if (status.kind !== 'saved') throw new Error(describeSaveStatus({ status, isKeptHere }));
      return readSection(sync).version;
    },
    discard: () => sync.replace(toDraft(mailing)),
    status: describeSaveStatus(snapshot),
  };
}

function openMailing(client: QueryClient, mailing: Mailing) {
  const { id } = mailing;
  const localCopy = createLocalCopy(`mailing-draft:${id}:`);

  async function save([section]: SavedSections, { isLeaving }: { isLeaving: boolean }) {
    const message = section?.content as MailingMessage;
    const details = await request(api.mailings[':id'].$put, {
      param: { id },
      json: { version: Number(section?.revision), message },
      keepalive: isLeaving,
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.body.code === 'conflict')
        return request(api.mailings[':id'].$get, { param: { id } });
      // Somebody else may have sent it.
      void refreshMailings(client);
      throw error;
    });
    setDetails(client, details);
    return toDraft(details.mailing, [message]);
  }

  const kept = localCopy.read().flatMap(listContents);
  return createDraftSync<MailingDraft>({ draft: toDraft(mailing, kept), save, localCopy });
}

function listContents({ content, sent = [] }: KeptEdit): MailingMessage[] {
  return [content, ...sent] as MailingMessage[];
}

/** The server trims texts: one of our own messages that differs only in that is the saved one. */
function toDraft({ message, version }: Mailing, own: readonly MailingMessage[] = []): MailingDraft {
  const content = own.find((mine) => listChanges(message, mine).length === 0) ?? message;
  return { sections: [{ name: SECTION, content, revision: String(version), change: null }] };
}

function readSection(sync: DraftSync<MailingDraft>) {
  const { sections } = sync.getSnapshot().state;
  const { content, saved, theirs } = sections.get(SECTION) as EditedSection;
  return {
    message: content as MailingMessage,
    savedMessage: saved.content as MailingMessage,
    version: Number(saved.revision),
    theirs: theirs && (theirs.content as MailingMessage),
  };
}
