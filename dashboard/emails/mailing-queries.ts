import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { Mailing, MailingDetails, NewMailing } from '../../domain/emails/mailings.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request } from '../api/request.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

const POLL_MS = 2_000;
const SCHEDULED_POLL_MS = 30_000;

const overviewQuery = queryOptions({
  queryKey: ['mailings'],
  queryFn: async ({ signal }) => (await request(api.mailings.$get, { signal })).overview,
  refetchInterval: ({ state }) => {
    const mailings = state.data?.mailings ?? [];
    if (mailings.some(isSendingOrDue)) return POLL_MS;
    return mailings.some((mailing) => mailing.state === 'scheduled') && SCHEDULED_POLL_MS;
  },
});

/** The couple's emails to their guests; `data` is null on a site that sends no emails. */
export function useMailings() {
  return useQuery(overviewQuery);
}

/** Begins a draft, and opens it. */
export function useCreateMailing() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (mailing: NewMailing) => request(api.mailings.$post, { json: mailing }),
    onSuccess: ({ id }) => {
      void refreshMailings(client);
      navigate(`/emails/${id}`);
    },
    meta: { failed: getMessages('emails').notCreated },
  });
}

/** One mailing. Its recipients and the tags to choose from follow the guest data. */
export function useMailingDetails(id: number) {
  const client = useQueryClient();
  const { version } = useGuestData();
  const readVersion = useRef(version);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    void refreshMailings(client);
  }, [client, version]);
  return useQuery(createDetailsQuery(id));
}

export function createDetailsQuery(id: number) {
  return queryOptions({
    queryKey: ['mailings', id],
    queryFn: ({ signal }) => request(api.mailings[':id'].$get, { param: { id }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data && isSendingOrDue(data.mailing)) return POLL_MS;
      return data?.mailing.state === 'scheduled' && SCHEDULED_POLL_MS;
    },
  });
}

/** Shows a mailing as the server has just returned it. */
export function setDetails(client: QueryClient, details: MailingDetails): void {
  client.setQueryData(createDetailsQuery(details.mailing.id).queryKey, details);
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey, exact: true });
}

/** Reads the overview and the mailing on screen again. */
export const refreshMailings = createRefresh(overviewQuery);

/** Whether it is being sent, or about to be. */
function isSendingOrDue({ state, sendAt }: Mailing): boolean {
  const isDue = Date.parse(sendAt ?? '') < Date.now() + POLL_MS;
  return state === 'sending' || (state === 'scheduled' && isDue);
}
