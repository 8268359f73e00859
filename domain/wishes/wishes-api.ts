// The wishes of guests. No zod here: the guests' page imports this file.

/** As a page: a wish is read aloud or printed in a guest book. */
export const MAX_WISH_LENGTH = 2000;

/** `GET /wishes`, and the page has no wishes with 404. */
export type GuestWishes = {
  /** Those that their households and the couple show to all guests, oldest first. */
  shown: ShownWish[];
  /** Of the household whose personal link was opened; absent without one. */
  own?: OwnWish;
};

export type ShownWish = { name: string; text: string };

export type OwnWish = {
  /** The id of the household on the guest list: all tabs of a browser share the cookie. */
  id: number;
  text: string;
  /** Whether other guests may read it. */
  isPublic: boolean;
};

/**
 * `PUT /wishes`: 201 with its `id`; 409 with the current wish if somebody else of the household has sent another one since.
 * An empty text takes the wish back.
 */
export type WishRequest = OwnWish & {
  /** The text with which the form began. Missing from pages that were opened before an update: they replace any wish. */
  before?: string;
};

/** A wish as the couple sees it. */
export type Wish = ShownWish & {
  id: number;
  createdAt: string;
  isPublic: boolean;
  /** Whether the couple shows it, if the household allows it. */
  isApproved: boolean;
};
