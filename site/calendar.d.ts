/** Made by build/calendar-plugin.ts from the events of the content, in their order. */
declare module 'virtual:calendar' {
  type EventCalendar = {
    /** The address of the event as a calendar file. */
    file: string;
    /** Pages of others that offer to add it. */
    google: string;
    outlook: string;
  };
  const calendar: {
    /** The address of all events as one calendar file. */
    both: string;
    events: EventCalendar[];
  };
  export default calendar;
}
