import { backCloses } from './back-closes.ts';

/** Back closes the menu's sheet on phones and the search over the page; on wide screens panels are no pages. */
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
