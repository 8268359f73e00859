// The texts of the HTML document around the app (build/html.ts).
export const lang = 'en';
export const title = 'Welcome';
export const description = 'A private wedding website. The password is in your invitation.';
export const noScript = 'Please turn on JavaScript in your browser to enter.';
export const notFoundTitle = 'Page not found';
