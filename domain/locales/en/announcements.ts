/** Announcements on the wedding page. */
export const announcements = {};
