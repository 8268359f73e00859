import type { RsvpRecord } from './rsvp.ts';

/** A reply as a host may enter it: one that came by phone may have no address. */
export type HostReply = Omit<RsvpRecord, 'email'> & { email: string | null };

/** What a host did to a party by hand. `reply` adds a party or amends one. */
export type HostAction = 'reply' | 'withdraw' | 'restore';

/** One row of the table `host_entries`: kept for ever, as guests' replies are. */
export type HostEntry = {
  id: number;
  created_at: string;
  /** The party it is about; see `householdKey`. */
  household: string;
  act: HostAction;
  /** The newest guest's reply when it was entered: it comes after that one and before the next. */
  after_rsvp: number;
  /** What holds from then on; null for withdraw and restore. */
  reply: HostReply | null;
};

/** One step in a party's history, oldest first. */
export type HistoryEntry = {
  at: string;
  by: 'guest' | 'host';
  act: HostAction;
  /** What held after this step; null while nothing was ever replied. */
  reply: HostReply;
};

/** A party: the people who reply together. Its current reply is that of its last step. */
export type Household = {
  /** Stable for ever: 'email:' and the address, or 'host:' and a random id for one without. */
  key: string;
  /** Grows with every step; who amends says which version they saw. */
  version: string;
  current: HostReply;
  withdrawn: boolean;
  /** Whether any step was a host's. */
  byHand: boolean;
  firstAt: string;
  lastAt: string;
  history: HistoryEntry[];
};

/** Someone who was invited. */
export type InvitedGuest = {
  id: number;
  created_at: string;
  name: string;
  email: string | null;
  party_size: number | null;
  note: string | null;
};

/** A host's word that an invited one is a party, or is not. */
export type GuestListMatch = { invited: number; household: string; same: boolean };

/** How an invited one and the parties fit together. */
export type GuestListEntry = {
  invited: InvitedGuest;
  /** The party that replied for them, by a host's word or the address; null while awaiting. */
  household: string | null;
  how: 'host' | 'address' | 'name' | null;
  /** Parties that may be theirs, best first, for a person to confirm. */
  suggestions: string[];
};

/** All that the dashboard shows; `rsvps` and `entries` are folded into parties by `groupByHousehold`. */
export type GuestData = {
  /** Changes with everything in the book. */
  version: string;
  households: Household[];
  invited: GuestListEntry[];
  /** Keys of the parties that nobody invited; empty while no invited are known. */
  unexpected: string[];
  /** When the replies were last exported; null before the first time. */
  lastExportAt: string | null;
  /** When this host session last looked, before now; null the first time. */
  lastVisitAt: string | null;
  wedding: {
    couple: [string, string];
    locale: string;
    date: string;
    deadline: string;
    /** The titles of the two events, as the guests read them. */
    events: { welcome_party: string; wedding: string };
  };
};
