import type { Page } from '@playwright/test';

/** Bytes of the page with all of its pictures. */
const HEAVIEST = 1_500_000;

/** Loads the pictures further down too, and waits for all. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = deepOf(document).filter((one) => one instanceof HTMLImageElement);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;

    function deepOf(root: Document | ShadowRoot): readonly Element[] {
      return [...root.querySelectorAll('*')].flatMap((one) =>
        one.shadowRoot ? [one, ...deepOf(one.shadowRoot)] : [one],
      );
    }
  });
}

/**
 * Returns what is wrong with the page at its width: it scrolls sideways, cuts letters off, or has a
 * broken picture.
 */
export function findPageFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const all = deepOf(document);
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
      ...all.filter(isBroken).map((image) => `broken picture: ${(image as HTMLImageElement).src}`),
      ...all.filter(isCut).map((one) => `cut: ${nameOf(one)}`),
      ...all.filter(isOutside).map((one) => `outside: ${nameOf(one)}`),
    ];

    function deepOf(root: Document | ShadowRoot): readonly Element[] {
      return [...root.querySelectorAll('*')].flatMap((one) =>
        one.shadowRoot ? [one, ...deepOf(one.shadowRoot)] : [one],
      );
    }
    function isBroken(one: Element): boolean {
      return (
        one instanceof HTMLImageElement &&
        one.complete &&
        one.naturalWidth === 0 &&
        one.checkVisibility()
      );
    }
    function hasText(one: Element): boolean {
      return [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }
    /** A box that hides a part of its own words; lines that end in dots mean to. */
    function isCut(one: Element): boolean {
      if (!hasText(one) || !one.checkVisibility()) return false;
      const style = getComputedStyle(one);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return false;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      if (one.clientWidth <= 1 || one.clientHeight <= 1) return false;
      return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    }
    /** Words beyond the edge of the page, unless a row that can be swiped holds them. */
    function isOutside(one: Element): boolean {
      if (!hasText(one) || !one.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, width } = one.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= clientWidth + 1)) return false;
      for (let at: Element | null = one; at; at = parentOf(at)) {
        if (at.hasAttribute('inert') || at.getAttribute('aria-hidden') === 'true') return false;
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false;
        if (getComputedStyle(at).position === 'fixed') return false;
      }
      return true;
    }
    function parentOf(one: Element): Element | null {
      const root = one.getRootNode();
      return (
        one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
      );
    }
    function nameOf(one: Element): string {
      const root = one.getRootNode();
      const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
      return `${host}${one.localName}.${one.className} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
    }
  });
}

/** Returns the bytes of the page and of all that it has loaded, or null if they are within the budget. */
export async function findTooHeavy(page: Page): Promise<readonly string[]> {
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return bytes > HEAVIEST ? [`${bytes} bytes`] : [];
}
