import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { rest } from '../../elements/locales/en/rest.ts';
import { workingParts } from '../../elements/parts/working.ts';
import type { ElementEntry } from '../../elements/schema/registry.ts';
import { workingSections } from '../../elements/sections/working.ts';
import { elementFile } from '../../storefront-host/rendering/hydrating-modules.ts';
import { measureBundle } from './measure-bundle.ts';

const elements = resolve(import.meta.dirname, '../../elements');
const working: readonly (readonly [string, ElementEntry])[] = Object.entries({
  ...workingParts,
  ...workingSections,
});

/** An element that does not declare its texts would hydrate before they are loaded, and show their keys. */
it.each(working)('%s says only what comes before it', async (tag, { texts }) => {
  const folder = tag in workingSections ? 'sections' : 'parts';
  const name = tag.startsWith('talad-cart') ? 'cart' : tag.slice('talad-'.length);
  const source = `export * from '${elements}/${folder}/${name}${elementFile(tag)}';`;
  const { code } = await measureBundle(source);
  const mentioned = Object.keys(rest).filter((key) => code.includes(`\`${key}\``));
  expect(mentioned.length > 0, mentioned.join(', ')).toBe(texts === 'all');
});
