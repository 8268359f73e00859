/** The names, hints and checks of the website’s fields. */
export const content = {};
