import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardSession } from '../../domain/dashboard/dashboard-api.ts';
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
  const { data, error } = useQuery(sessionsQuery);
  const { signedInAs } = useHosts();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <PageSection title="Signed-in devices">
      <p className="measure soft">
        These devices are signed in to this dashboard. Sign out a device that is lost or that you do
        not know, then choose another dashboard password.
      </p>
      {!data && <p className="measure soft">{error ? toErrorMessage(error) : 'Loading…'}</p>}
      {data && (
        <ul className="rows" aria-label="Signed-in devices">
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
  const { id, device, host, signedInAt, seenAt, isCurrent } = session;
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const name = `${host ?? 'The couple'}, ${device ?? 'Unknown device'}`;
  const signOut = useSessionMutation({
    end: () => request(api.sessions[':id'].$delete, { param: { id } }),
    done: ['Signed out', `${name} needs the password to open the dashboard again.`],
  });
  return (
    <li className="list-row">
      <p className="name">
        {name} {isCurrent && <small>This device</small>}
      </p>
      <p className="soft times">
        {signedInAt && <span>Signed in {formatMoment(signedInAt)}</span>}
        {seenAt && <span>Last seen {formatMoment(seenAt)}</span>}
      </p>
      {!isCurrent && (signedInAs === null || signedInAs === host) && (
        <p className="buttons end">
          <TextButton
            onClick={() => signOut.mutate()}
            disabled={signOut.isPending}
            aria-label={`Sign out: ${name}`}
          >
            Sign out
          </TextButton>
        </p>
      )}
    </li>
  );
}

function SignOutOthers() {
  const client = useQueryClient();
  const signOut = useSessionMutation({
    async end() {
      await request(api.sessions['end-others'].$post);
      await continueSession(client);
    },
    done: ['All other devices signed out', 'Only this device is still signed in.'],
  });
  return (
    <TextButton onClick={() => signOut.mutate()} disabled={signOut.isPending}>
      Sign out all other devices
    </TextButton>
  );
}

function SignOutGuests() {
  const signOut = useSessionMutation({
    end: () => request(api['guest-sessions'].end.$post),
    done: ['All guests signed out', 'Your guests need the password to open the site again.'],
  });
  return (
    <ConfirmButton
      label="Sign out all guests"
      disabled={signOut.isPending}
      title="Sign out all guests?"
      confirmLabel="Yes, sign out all guests"
      cancelLabel="Keep them signed in"
      onConfirm={() => signOut.mutate()}
    >
      Every guest has to enter the guests’ password again, on every device. Replies are not
      affected.
    </ConfirmButton>
  );
}

function useSessionMutation(options: {
  end: () => Promise<void>;
  done: [title: string, text: string];
}) {
  return useMutation({
    mutationFn: options.end,
    meta: { refresh: refreshSessions, failed: 'Not signed out' },
    onSuccess: () => toast(...options.done),
  });
}
