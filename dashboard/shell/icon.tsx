/** Drawn with one stroke in a square of 24. */
const PATHS = {
  // Two rings.
  overview:
    'M14.5 15a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm6 0a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM9 9.3 7.2 6.8l.9-1.6h1.8l.9 1.6Z',
  replies: 'M3.5 5.5h17v13h-17Zm5 6.7 2.6 2.6 4.6-5.3',
  guestList:
    'M12.2 8.2a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3 19.5c.3-3.5 2.6-5.3 6-5.3s5.7 1.8 6 5.3m.6-14.3a3.2 3.2 0 0 1 0 6m1.8 3.4c2.1.7 3.4 2.4 3.6 4.9',
  // A round table with chairs.
  seating:
    'M16.6 12a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0ZM10 4.2h4M10 19.8h4M4.2 10v4M19.8 10v4M5.6 7.2l1.6-1.6M18.4 7.2l-1.6-1.6M5.6 16.8l1.6 1.6M18.4 16.8l-1.6 1.6',
  // A bus with two wheels.
  arrivals:
    'M4 5.5h16v11.5H4Zm0 6h16M9.3 5.5v6M14.7 5.5v6M9 17.5a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Zm9.2 0a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z',
  emails: 'M3.5 6h17v12.5h-17Zm0 .8 8.5 6.4 8.5-6.4',
  // A page with a heart.
  website:
    'M3.5 4.5h17v15h-17Zm0 4h17M12 17c-2.2-1.4-3.2-2.5-3.2-3.6 0-1.8 2.4-2.2 3.2-.6.8-1.6 3.2-1.2 3.2.6 0 1.1-1 2.2-3.2 3.6Z',
  // A photograph with the sun above a hill.
  photos:
    'M3.5 5h17v14h-17Zm0 11 5-5 4.5 4.5 2.5-2.5 5 5M16.5 9.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0Z',
  // A heart in words.
  wishes:
    'M3.5 5h17v11.5H11L7 20v-3.5H3.5ZM12 14c-1.9-1.2-2.7-2.1-2.7-3.1 0-1.5 2-1.8 2.7-.5.7-1.3 2.7-1 2.7.5 0 1-.8 1.9-2.7 3.1Z',
  data: 'M6 3.5h8.5l4 4v13H6Zm8.5 0v4h4M9 12h6.5M9 15.5h6.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  search: 'M16.8 10.6a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Zm-1.8 4.6 5 5',
  signOut: 'M10 4.5H5v15h5M9.5 12H20m-3.8-4 3.8 4-3.8 4',
};

export type IconName = keyof typeof PATHS;

/** A picture beside its word. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
