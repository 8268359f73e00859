import { useRef } from 'react';

/** For a dialog without a trigger: returns the focus, when it closes, to where it was before. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    rememberOpener: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusOpener(opener.current);
    },
  };
}

/** The opener may have left the page in the meantime, and a link in the dialog may lead to a field. */
function focusOpener(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target = opener?.isConnected ? opener : document.getElementById('page');
  if (target instanceof HTMLElement) target.focus();
}
