import { parts, type PartTag } from '../parts/index.ts';
import type { ElementEntry } from '../schema/registry.ts';

const drawn: readonly PartTag[] = ['talad-product-box', 'talad-carousel', 'talad-copy'];

/**
 * The parts that sections draw. Server pages define them when they are touched; who draws sections in
 * the browser has to define them, or their places stay empty.
 */
export const sectionParts: Readonly<Record<string, ElementEntry>> = Object.fromEntries(
  drawn.map((tag) => [tag, parts[tag]]),
);
