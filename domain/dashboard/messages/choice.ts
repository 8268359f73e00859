import type { LanguageCode } from '../../wedding/languages.ts';

/** The languages in which the dashboard is offered. */
export const DASHBOARD_LANGUAGES: readonly LanguageCode[] = ['en'];

/** This device's choice of the dashboard's language. Without it, the browser's own languages decide. */
export const LANGUAGE_COOKIE = 'dashboard-language';
