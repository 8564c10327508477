import { generate, type CssNode, type Selector } from 'css-tree';
import { childrenOf } from './children-of.ts';

const MAX_SELECTOR = 300;
const MAX_COMPOUNDS = 8;

/** Sections and parts by their tags, the page's own boxes, and the elements of texts. */
const TAG =
  /^(?:talad-[a-z-]{1,40}|main|section|article|header|footer|nav|div|span|p|a|ul|ol|li|img|picture|figure|figcaption|h[1-6]|strong|em|small|blockquote|table|tr|td|th|button|\*)$/;
const CLASS = /^[a-zA-Z][\w-]{0,63}$/;
const PARTS = /^[a-z][\w-]*(?:\s+[a-z][\w-]*)*$/;
const NTH = /^(?:odd|even|\d{1,3}n?(?:\+\d{1,3})?)$/;
const pseudoClasses = new Set(
  'hover focus focus-visible focus-within active first-child last-child only-child'.split(' '),
);
const pseudoElements = new Set(['before', 'after', 'marker']);

/**
 * Allows the selectors that owners are promised (design §5): tokens on `:root`, classes on hosts, parts of
 * elements. Attributes and ids are refused: a rule that matches values could send them to another server.
 */
export function isOwnSelector(selector: CssNode): boolean {
  if (selector.type !== 'Selector' || generate(selector).length > MAX_SELECTOR) return false;
  const compounds = compoundsOf(selector);
  return compounds.length <= MAX_COMPOUNDS && compounds.every(isOwnCompound);
}

function compoundsOf(selector: Selector): readonly (readonly CssNode[])[] {
  return childrenOf(selector).reduce<CssNode[][]>(
    (all, node) => {
      if (node.type === 'Combinator') all.push([]);
      else all.at(-1)?.push(node);
      return all;
    },
    [[]],
  );
}

/** A compound must begin with an element or class, because a state alone would match everything. */
function isOwnCompound([first, ...rest]: readonly CssNode[]): boolean {
  return first !== undefined && isSubject(first) && rest.every(isRefinement);
}

function isSubject(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return TAG.test(node.name);
  return isClass(node) || (node.type === 'PseudoClassSelector' && isPlain(node, 'root'));
}

function isRefinement(node: CssNode): boolean {
  if (node.type === 'PseudoElementSelector') {
    return node.name === 'part' ? PARTS.test(argumentOf(node)) : isPlain(node, ...pseudoElements);
  }
  if (node.type !== 'PseudoClassSelector') return isClass(node);
  return node.name === 'nth-child' ? NTH.test(argumentOf(node)) : isPlain(node, ...pseudoClasses);
}

function isClass(node: CssNode): boolean {
  return node.type === 'ClassSelector' && CLASS.test(node.name);
}

type Pseudo = Extract<CssNode, { type: 'PseudoClassSelector' | 'PseudoElementSelector' }>;

function isPlain({ name, children }: Pseudo, ...names: readonly string[]): boolean {
  return children === null && names.includes(name);
}

/** Returns the argument of a pseudo-class: `2n+1` for `:nth-child(2n+1)`. */
function argumentOf(node: Pseudo): string {
  return childrenOf(node)
    .map((child) => generate(child))
    .join('');
}
