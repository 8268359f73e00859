/** The values that differ from those with which a form was opened. The others may have changed on another device since. */
export function pickChanges<Values extends object>(
  opened: Values,
  values: Values,
): Partial<Values> {
  const changed = (Object.entries(values) as [keyof Values, unknown][]).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(opened[key]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}
