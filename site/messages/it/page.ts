export const lang = 'it';
export const title = 'Benvenuti';
export const description = 'Un sito di nozze privato. La password è scritta nel vostro invito.';
export const noScript = 'Per entrare, attivate JavaScript nel vostro browser.';
export const notFoundTitle = 'Pagina non trovata';
