// The wedding page's own words, beside those of the content.
export const skip = 'Skip to the wedding details';
export const onThisPage = 'On this page';
export const ways = {
  celebrate: 'Celebrate',
  stay: 'Stay',
  travel: 'Travel',
  faq: 'Questions',
  rsvp: 'RSVP',
};

export const details = 'Click for more details';
export const turnBack = 'Click to turn back';
export const timeline = 'Timeline';
export const attire = 'Attire';
export const address = 'Address';
export const addToCalendar = 'Add to calendar';
export const calendarFile = 'Calendar file';
export const newTab = '(opens in a new tab)';

export const photos = 'Photos of the couple';
export const carousel = 'carousel';
export const slide = 'slide';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const place = (index: number, all: number) => `${index} of ${all}`;

export const forget = 'Forget this device';
export const forgetting =
  'This removes all that the website keeps here: the page, its pictures, and a reply that you have not sent. To come back you need the password.';
export const yesForget = 'Yes, forget it';
