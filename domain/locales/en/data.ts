/** Backups, exports, and deleting all data. */
export const data = {};
