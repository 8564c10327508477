import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { readAssets, STOREFRONT_DIST } from '../../storefront-host/ssr/assets.ts';
import { elementFile } from '../../storefront-host/ssr/hydrating-modules.ts';

type Weight = readonly [name: string, bytes: number];

const ELEMENT_LIMIT = 3000;
/** Why a product and the lines of a cart are more: test/registry/bytes.test.ts. */
const LARGE: Readonly<Record<string, number>> = {
  'talad-cart-lines': 3800,
  'talad-product': 3250,
};
/** Shared files, by name: on all pages; what shows products, what sells them, the cart's rules; who visits. */
const SHARED: Readonly<Record<string, number>> = {
  ground: 12_000,
  registry: 2300,
  goods: 1200,
  shelf: 1300,
  cart: 2600,
  session: 2600,
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
    ...Object.keys(SHARED).map((name) => [name, weigh(`/${name}.ts`)] as const),
  ];
}

export function limitOf(name: string): number {
  return LARGE[name] ?? SHARED[name] ?? ELEMENT_LIMIT;
}
