type Name = { first: string | null; last: string | null };

/**
 * The names of people in a sentence, followed by `others`, such as 'guest'. Neighbours in the list with the
 * same last name share it, as in 'Ada, Luca & Mia Rossi, and Marco Bianchi'.
 */
export function formatNames(
  people: readonly Name[],
  locale: string,
  others: readonly string[] = [],
): string {
  const families: { firsts: string[]; last: string }[] = [];
  for (const { first, last } of people) {
    const family = families.at(-1);
    if (family?.firsts.every(Boolean) && first && last && family.last === last)
      family.firsts.push(first);
    else if (first || last) families.push({ firsts: [first ?? ''], last: last ?? '' });
  }
  const names = families.map(({ firsts, last }) => {
    const final = `${firsts.at(-1)} ${last}`.trim();
    return firsts.length > 1 ? `${firsts.slice(0, -1).join(', ')} & ${final}` : final;
  });
  const all = [...names, ...others];
  // With a shared name as in a list of three or more: American English then has a comma before its 'and'.
  const start = all[1] && families.some(({ firsts }) => firsts[1]) ? ['-'] : [];
  return new Intl.ListFormat(locale).format([...start, ...all]).replace(/^-, /, '');
}
