import { generate, walk, type CssNode } from 'css-tree';

const MAX_CONDITION = 200;
const words = new Set(
  `screen print all and not or only width height min-width max-width min-height max-height orientation
   portrait landscape hover none prefers-reduced-motion reduce no-preference prefers-color-scheme
   dark light`.split(/\s+/),
);
const units = new Set(['px', 'em', 'rem']);
const plain = new Set(['AtrulePrelude', 'MediaQueryList', 'Condition', 'FeatureRange', 'Number']);
const isKnown = (word: string | null): boolean => word === null || words.has(word.toLowerCase());

/** Allows conditions about sizes and preferences, such as `(width>=750px)`; they read and load nothing. */
export function isOwnCondition(prelude: CssNode): boolean {
  let allowed = generate(prelude).length <= MAX_CONDITION;
  walk(prelude, (node) => {
    allowed &&= isOwnPart(node);
  });
  return allowed;
}

function isOwnPart(node: CssNode): boolean {
  if (node.type === 'MediaQuery') return isKnown(node.modifier) && isKnown(node.mediaType);
  if (node.type === 'Feature' || node.type === 'Identifier') return isKnown(node.name);
  if (node.type === 'Dimension') return units.has(node.unit.toLowerCase());
  return plain.has(node.type);
}
