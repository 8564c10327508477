import type { ElementClass, ElementEntry } from './registry.ts';

/** Version of the elements, to recognise two copies on one page. */
export const ELEMENTS_VERSION = '0.1.0';

/**
 * Registers an element unless its tag is taken: the first copy on a page wins. A second copy of
 * another version warns once per tag, because throwing would stop the page's other elements.
 */
export function define(tag: string, element: ElementClass): void {
  for (const [inner, used] of Object.entries(element.uses ?? {})) define(inner, used);
  const known: ElementClass | undefined = customElements.get(tag);
  try {
    if (!known) customElements.define(tag, element);
    else if (known.taladVersion !== element.taladVersion) throw new Error(known.taladVersion);
  } catch (other) {
    // A registry that another script has patched may refuse a tag although it just reported it as
    // free.
    // oxlint-disable-next-line no-console -- the embedding site's developer has to see it
    console.warn(tag, element.taladVersion, 'not defined:', other);
  }
}

/** Loads and registers elements by tag; unknown tags are ignored. */
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
