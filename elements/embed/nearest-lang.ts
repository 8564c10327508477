import type { Lang } from '../locales/text.ts';

/**
 * Returns the language of an element or its ancestors, through shadow roots; else the browser's.
 */
export function nearestLang(from: Element): Lang {
  const lang = from.closest('[lang]')?.getAttribute('lang');
  const root = from.getRootNode();
  if (!lang && root instanceof ShadowRoot) return nearestLang(root.host);
  return toLang(lang || navigator.language);
}

/** Returns the language of the element's own `lang`, English without one. */
export function ownLang(element: Element): Lang {
  return toLang(element.getAttribute('lang') ?? '');
}

function toLang(tag: string): Lang {
  return /^th\b/i.test(tag) ? 'th' : 'en';
}
