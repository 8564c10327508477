import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the field in the address's hash: `#mobile`, `#title.th`. */
export function useFieldOfHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const name = CSS.escape(decodeURIComponent(hash.slice(1)));
    const named = document.querySelector<HTMLElement>(`[name="${name}"], [id="${name}"]`);
    const isHidden = named?.matches('[aria-hidden=true]') === true;
    // A picture's field is a group of buttons, and the input of a select is hidden.
    const place = isHidden ? named?.parentElement : named;
    const focusable = place?.querySelector<HTMLElement>('[role=combobox], button') ?? named;
    focusable?.focus({ preventScroll: true });
    focusable?.scrollIntoView({ block: 'center' });
  }, [hash]);
}
