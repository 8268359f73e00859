/** This device's choice of the dashboard's language. Without it, the browser's own languages decide. */
export const LANGUAGE_COOKIE = 'dashboard-language';
