import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardSession } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toast } from '../../ui/toasts.ts';
import { continueSession, createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useHosts } from './co-hosts.tsx';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request(api.sessions.$get, { signal }),
});
const refreshSessions = createRefresh(sessionsQuery);

/** The devices that are signed in to the dashboard; ends their sessions and those of the guests. */
export function SignedInDevices() {
  const texts = getMessages('accounts');
  const { data, error } = useQuery(sessionsQuery);
  const { signedInAs } = useHosts();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <PageSection id="devices" title={texts.devices}>
      <p className="measure soft">{texts.aboutDevices}</p>
      {!data && (
        <p className="measure soft">
          {error ? toErrorMessage(error) : getMessages('signIn').loading}
        </p>
      )}
      {data && (
        <ul className="rows" aria-label={texts.devices}>
          {data.sessions.map((session) => (
            <DeviceRow key={session.id} session={session} signedInAs={signedInAs} />
          ))}
        </ul>
      )}
      <div className="buttons">
        {others.length > 0 && signedInAs === null && <SignOutOthers />}
        {data?.hasGuestSessions && <SignOutGuests />}
      </div>
    </PageSection>
  );
}

type DeviceRowProps = {
  session: DashboardSession;
  /** A co-host can sign out only their own devices; null for the couple. */
  signedInAs: string | null | undefined;
};

function DeviceRow({ session, signedInAs }: DeviceRowProps) {
  const texts = getMessages('accounts');
  const { id, device, host, signedInAt, seenAt, isCurrent } = session;
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const name = `${host ?? texts.theCouple}, ${device ?? texts.unknownDevice}`;
  const signOut = useSessionMutation({
    end: () => request(api.sessions[':id'].$delete, { param: { id } }),
    done: [texts.signedOut, texts.needsPassword(name)],
  });
  return (
    <li className="list-row">
      <p className="name">
        {name} {isCurrent && <small>{texts.thisDevice}</small>}
      </p>
      <p className="soft times">
        {signedInAt && <span>{texts.signedIn(formatMoment(signedInAt))}</span>}
        {seenAt && <span>{texts.lastSeen(formatMoment(seenAt))}</span>}
      </p>
      {!isCurrent && (signedInAs === null || signedInAs === host) && (
        <p className="buttons end">
          <TextButton
            onClick={() => signOut.mutate()}
            disabled={signOut.isPending}
            aria-label={texts.signOutWhat(name)}
          >
            {texts.signOut}
          </TextButton>
        </p>
      )}
    </li>
  );
}

function SignOutOthers() {
  const texts = getMessages('accounts');
  const client = useQueryClient();
  const signOut = useSessionMutation({
    async end() {
      await request(api.sessions['end-others'].$post);
      await continueSession(client);
    },
    done: [texts.othersSignedOut, texts.onlyThisDevice],
  });
  return (
    <TextButton onClick={() => signOut.mutate()} disabled={signOut.isPending}>
      {texts.signOutOthers}
    </TextButton>
  );
}

function SignOutGuests() {
  const texts = getMessages('accounts');
  const signOut = useSessionMutation({
    end: () => request(api['guest-sessions'].end.$post),
    done: [texts.guestsSignedOut, texts.guestsNeedPassword],
  });
  return (
    <ConfirmButton
      label={texts.signOutGuests}
      disabled={signOut.isPending}
      title={texts.signOutGuestsTitle}
      confirmLabel={texts.confirmSignOutGuests}
      cancelLabel={texts.keepGuests}
      onConfirm={() => signOut.mutate()}
    >
      {texts.signOutGuestsWarning}
    </ConfirmButton>
  );
}

function useSessionMutation(options: {
  end: () => Promise<void>;
  done: [title: string, text: string];
}) {
  return useMutation({
    mutationFn: options.end,
    meta: { refresh: refreshSessions, failed: getMessages('accounts').notSignedOut },
    onSuccess: () => toast(...options.done),
  });
}
