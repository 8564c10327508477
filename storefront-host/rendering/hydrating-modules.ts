import type { ElementEntry } from '@talad/elements/schema/registry';
import type { Lang } from '../db/schema.ts';
import { ENTRY } from './assets.ts';
import { registry } from './render-template.ts';

/** Modules that a browser runs at once on a page: the entry, texts, and elements that hydrate on load. */
export function hydratingModules(rendered: ReadonlySet<string>, lang: Lang): readonly string[] {
  const entries: readonly (readonly [string, ElementEntry])[] = Object.entries(registry);
  const working = entries.filter(([tag, { hydrate }]) => hydrate === 'load' && rendered.has(tag));
  const isWhole = working.some(([, { texts }]) => texts === 'all');
  return [
    ENTRY,
    ...(isWhole ? ['first', 'rest'] : ['first']).map(
      (part) => `elements/locales/${lang}/${part}.ts`,
    ),
    ...working.map(([tag]) => elementFile(tag)),
  ];
}

/** 'talad-cart-page' is in cart-page.element.ts: a part's or section's file is named like its tag. */
export function elementFile(tag: string): string {
  return `/${tag.slice('talad-'.length)}.element.ts`;
}
