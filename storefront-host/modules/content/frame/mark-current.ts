import type { MenuNode } from '@talad/elements/parts/header/header-data';

/** Marks the menu item of this page, and its parent. */
export function markCurrent(items: readonly MenuNode[], url: string): readonly MenuNode[] {
  return items.map((item) => (isCurrent(url, item.link) ? { ...item, current: true } : item));
}

export function isCurrent(url: string, link: string): boolean {
  const path = url.split('?')[0];
  return path === link || path === decoded(link);
}

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
