/**
 * With GATE=page, the cookie that a browser sets beside the flag of the same name in local storage. It is
 * no secret: it only asks the server for the wedding page in the first answer.
 */
export const ENTERED_COOKIE = 'wedding-authenticated';
/** The longest time that browsers keep a cookie. Each visit begins it again. */
export const ENTERED_COOKIE_SECONDS = 400 * 24 * 60 * 60;
