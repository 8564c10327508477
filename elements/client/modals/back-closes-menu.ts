import { backCloses } from './back-closes.ts';

/**
 * Makes Back close the menu's sheet and the full-page search on phones; panels on wide screens get
 * no history entry.
 */
export function watchMenu(header: ShadowRoot): void {
  const release = new WeakMap<HTMLElement, () => void>();
  header.addEventListener(
    'toggle',
    (event) => {
      const { target: popover } = event;
      if (!(event instanceof ToggleEvent) || !(popover instanceof HTMLElement)) return;
      release.get(popover)?.();
      release.delete(popover);
      if (event.newState !== 'open' || !matchMedia('(width < 750px)').matches) return;
      release.set(
        popover,
        backCloses(popover, () => popover.hidePopover()),
      );
    },
    true,
  );
}
