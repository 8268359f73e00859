// The interface texts of the wedding page; the content has the others.
export const skip = 'Skip to the wedding details';
export const onThisPage = 'On this page';
/** The links of the hero, by section id. */
export const navigation = {
  celebrate: 'Celebrate',
  stay: 'Stay',
  travel: 'Travel',
  faq: 'Questions',
  rsvp: 'RSVP',
};

export const details = 'Click for more details';
export const flipBack = 'Click to flip back';
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
export const position = '{index} of {count}';

export const forgetDevice = 'Forget this device';
export const forgetDeviceWarning =
  'This deletes everything that the website has stored on this device: the page, its pictures, and a reply that you have not sent. You will need the password to come back.';
export const confirmForget = 'Yes, forget it';
