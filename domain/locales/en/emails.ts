/** Emails to guests: mailings, receipts and their log. */
export const emails = {};
