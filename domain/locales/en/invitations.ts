/** Personal links and printed cards. */
export const invitations = {};
