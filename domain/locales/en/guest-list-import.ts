/** The import of a guest list. */
export const guestListImport = {};
