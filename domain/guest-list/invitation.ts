// The personal link of a household, as its page sees it. No zod here: every guest's page imports this file.

/**
 * The cookie beside the signed one, which no script can read. It tells the page to ask for the household's
 * invitation, and is no secret: its value is 'true', its path '/', and it lasts as long as the other one.
 */
export const PERSONAL_LINK_COOKIE = 'wedding-personal-link';
