import { generate, parse, type Atrule, type CssNode, type Rule } from 'css-tree';
import { childrenOf } from './children-of.ts';
import { isOwnCondition } from './owner-conditions.ts';
import { ownDeclarations } from './owner-declarations.ts';
import { isNestedDeeply } from './nested-deeply.ts';
import { isOwnSelector } from './owner-selectors.ts';

/** Maximum number of rules of an owner; the rest is dropped. */
const MAX_RULES = 500;
/** css-tree copies the whole source for each error, so many errors would take seconds. */
const MAX_ERRORS = 100;

/**
 * Returns the allowed part of an owner's CSS (spec §3 customCss): rules for classes, tokens and parts with known
 * properties and known functions. css-tree (MIT) parses it into a syntax tree, and the sheet is generated from the
 * allowed nodes, so unforeseen constructs are left out (design §10). css-tree's lexer is not used: it refuses
 * properties that are newer than its data.
 */
export function ownerCss(source: string, shopId: number): string {
  if (isNestedDeeply(source)) return '';
  return childrenOf(parseSheet(source))
    .flatMap((node) => (node.type === 'Atrule' ? mediaRule(node, shopId) : styleRule(node, shopId)))
    .slice(0, MAX_RULES)
    .join('');
}

/** Stops at the error that exceeds the limit. */
function parseSheet(source: string): CssNode {
  let errors = 0;
  let end = source.length;
  try {
    return parse(source, {
      parseCustomProperty: true,
      onParseError(error) {
        errors += 1;
        if (errors <= MAX_ERRORS) return;
        end = error.offset;
        throw error;
      },
    });
  } catch {
    return parse(source.slice(0, end), { parseCustomProperty: true });
  }
}

function styleRule(node: CssNode, shopId: number): readonly string[] {
  // An invalid selector drops its rule, as in any browser.
  if (node.type !== 'Rule' || !hasOwnSelectors(node)) return [];
  const declarations = ownDeclarations(childrenOf(node.block), shopId).join(';');
  return declarations === '' ? [] : [`${generate(node.prelude)}{${declarations}}`];
}

function hasOwnSelectors({ prelude }: Rule): boolean {
  return prelude.type === 'SelectorList' && childrenOf(prelude).every(isOwnSelector);
}

/** `@media (width>=750px){…}` with style rules; no other at-rule is allowed. */
function mediaRule({ name, prelude, block }: Atrule, shopId: number): readonly string[] {
  if (name.toLowerCase() !== 'media' || !prelude || !block || !isOwnCondition(prelude)) return [];
  const rules = childrenOf(block).flatMap((node) => styleRule(node, shopId));
  return rules.length === 0 ? [] : [`@media ${generate(prelude)}{${rules.join('')}}`];
}
