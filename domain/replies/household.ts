import type { Reply } from './reply.ts';

/** `reply` adds a household or changes its reply. */
export type HistoryAction = 'reply' | 'withdraw' | 'restore';

/** A row of the table `reply_changes`: a change that the couple made. Rows are never deleted. */
export type ReplyChange = {
  id: number;
  created_at: string;
  /** See `toHouseholdKey`. */
  household: string;
  action: HistoryAction;
  /** The id of the newest guest's reply at that time: the entry comes right after it. */
  after_reply: number;
  /** The co-host who made the change; null for the couple. */
  author?: string | null;
  /** The new reply; null for withdraw and restore. */
  reply: Reply | null;
};

/** One step in a household's history. */
export type HistoryEntry = {
  at: string;
  by: 'guest' | 'couple';
  /** The co-host who made the change; absent for the couple. */
  author?: string;
  action: HistoryAction;
  /** The reply after this step. */
  reply: Reply;
};

/** A household as the dashboard's page receives it: everything else follows from its history. */
export type HouseholdHistory = {
  /**
   * Never changes: 'email:' and the address, 'host:' and a random id without an address, or 'invitation:' and
   * the id of the entry whose personal link was used. Open replies beside those have a key of `toOpenKey`.
   */
  key: string;
  /** Changes with every step. A request to change the reply names the version it is based on. */
  version: string;
  /** Oldest first, at least one. */
  history: HistoryEntry[];
};

/** The guests of one reply. */
export type Household = HouseholdHistory & {
  /** The reply after the last step. */
  current: Reply;
  /** Also while it waits. */
  withdrawn: boolean;
  /** Whether the couple has to decide about open replies beside one by personal link; see `markWaiting`. */
  isWaiting?: boolean;
  hasCoupleEntries: boolean;
  firstAt: string;
  lastAt: string;
};
