import { useEffect, useEffectEvent } from 'react';

/** The browser asks before the page is closed with unsaved changes; not on iPhones. */
export function useAskBeforeLeaving(hasUnsavedChanges: () => boolean): void {
  const askIfNeeded = useEffectEvent((event: Event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: Event) => askIfNeeded(event);
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
