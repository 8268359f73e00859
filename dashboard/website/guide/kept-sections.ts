/** What a couple may keep of the example: the rest is about another wedding. */
export const KEPT_SECTIONS: readonly string[] = [
  'version',
  'languages',
  'timeZone',
  'couple',
  'date',
  'ornament',
  'theme',
];
