import { RSVP_DEFAULTS, type RsvpFormValues } from '../../domain/rsvp.ts';

const KEY = 'wedding-rsvp-draft';

/** What the guest had typed before a reload or a closed tab, over the form's defaults. */
export function readDraft(): RsvpFormValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...RSVP_DEFAULTS, ...knownValues(draft) };
  } catch {
    return RSVP_DEFAULTS;
  }
}

export function saveDraft(values: Partial<RsvpFormValues>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // No store: the words stay in the form for as long as it is open.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function knownValues(draft: unknown): Partial<RsvpFormValues> {
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => typeof value === typeof RSVP_DEFAULTS[name as keyof RsvpFormValues],
    ),
  );
}
