import type { Lang } from '../db/schema.ts';
import { registry } from './render-template.ts';

/** What the browser runs at once on a page: texts of its language, and elements that hydrate on load. */
export function hydratingModules(drawn: ReadonlySet<string>, lang: Lang): readonly string[] {
  const tags = Object.entries(registry).flatMap(([tag, { hydrate }]) =>
    hydrate === 'load' && drawn.has(tag) ? [elementFile(tag)] : [],
  );
  return [`elements/locales/${lang}.ts`, ...tags];
}

/** 'talad-cart-page' is in cart-page.element.ts: a part's or section's file is named like its tag. */
export function elementFile(tag: string): string {
  return `/${tag.slice('talad-'.length)}.element.ts`;
}
