import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { readAssets, STOREFRONT_DIST } from '../../storefront-host/rendering/assets.ts';
import { elementFile } from '../../storefront-host/rendering/hydrating-modules.ts';

type Weight = readonly [name: string, bytes: number];

const ELEMENT_LIMIT = 3072;
/** Those that other elements draw, or the visitor's account. */
const INNER = [
  'cart-sums',
  'cart-drawer',
  'cart-clash',
  'show-account',
  'account-menu',
  'product-detail',
];
/**
 * Shared files, by name: on all pages; what shows products, what sells them; what changes, and what is
 * said; the cart's rules, and the first thing put into it; who visits, and what a visitor keeps.
 */
const SHARED: Readonly<Record<string, number>> = {
  ground: 9200,
  storefront: 2100,
  goods: 1400,
  shelf: 1200,
  state: 1800,
  changing: 1200,
  messages: 1500,
  cart: 2400,
  adding: 700,
  session: 2800,
  own: 1400,
};

/** The own file of each element that works in a shop, and the files that elements share; 0: no such. */
export function elementWeights(): readonly Weight[] {
  const assets = readAssets();
  const weigh = (source: string): number => {
    const [file] = assets.chunk(source);
    return file ? statSync(join(STOREFRONT_DIST, `${file}.br`)).size : 0;
  };
  const working = Object.entries({ ...parts, ...sectionTags }).filter(
    ([, { hydrate }]) => hydrate !== 'never',
  );
  return [
    ...working.map(([tag]) => [tag, weigh(elementFile(tag))] as const),
    ...INNER.map((name) => [name, weigh(`/${name}.element.ts`) || weigh(`/${name}.ts`)] as const),
    ...Object.keys(SHARED).map((name) => [name, weigh(`/${name}.ts`)] as const),
  ];
}

export function limitOf(name: string): number {
  return SHARED[name] ?? ELEMENT_LIMIT;
}
