import { useEffect, useRef, type FocusEvent } from 'react';

/** For lists whose rows disappear with their buttons: keeps the focus near, not at the page's top. */
export function useFocusRecovery() {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      // React also reports events of dialogs, which are elsewhere in the page.
      if (place.current?.contains(target)) last.current = target;
    },
  };
}
