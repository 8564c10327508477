import { parts, type PartTag } from '../parts/index.ts';
import type { ElementEntry } from '../schema/registry.ts';

const usedTags: readonly PartTag[] = ['talad-product-box', 'talad-carousel', 'talad-copy'];

/**
 * The parts inside sections. Pages from the server load each part when it is needed; code that
 * renders sections in the browser has to define them itself.
 */
export const sectionParts: Readonly<Record<string, ElementEntry>> = Object.fromEntries(
  usedTags.map((tag) => [tag, parts[tag]]),
);
