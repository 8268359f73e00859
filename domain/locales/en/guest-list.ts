/** The guest list and its households. */
export const guestList = {};
