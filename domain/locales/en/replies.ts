/** The replies, and the sheet of a household. */
export const replies = {};
