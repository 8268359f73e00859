/** The editor of the website. */
export const website = {};
