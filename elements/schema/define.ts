import type { ElementClass, ElementEntry } from './registry.ts';

/** Version of the elements: two copies on one page are told apart by it. */
export const ELEMENTS_VERSION = '0.1.0';

/**
 * Registers an element unless its tag is taken: the first copy on a page wins, and a second copy of
 * another version says so once per tag instead of throwing and taking the page's other elements down.
 */
export function define(tag: string, element: ElementClass): void {
  for (const [inner, used] of Object.entries(element.uses ?? {})) define(inner, used);
  const known: ElementClass | undefined = customElements.get(tag);
  try {
    if (!known) customElements.define(tag, element);
    else if (known.taladVersion !== element.taladVersion) throw new Error(known.taladVersion);
  } catch (other) {
    // A registry that another script has patched may refuse what it has just said is free.
    // oxlint-disable-next-line no-console -- the embedding site's developer has to see it
    console.warn(tag, element.taladVersion, 'not defined:', other);
  }
}

/** Loads and registers elements by tag; unknown tags are left alone. */
export async function defineAll(
  entries: Readonly<Record<string, ElementEntry>>,
  tags: Iterable<string> = Object.keys(entries),
): Promise<void> {
  await Promise.all(
    [...tags].map(async (tag) => {
      const entry = Object.hasOwn(entries, tag) ? entries[tag] : undefined;
      if (entry) define(tag, await entry.load());
    }),
  );
}
