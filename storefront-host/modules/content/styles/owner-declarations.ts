import { generate, type CssNode, type Declaration } from 'css-tree';
import { childrenOf } from './children-of.ts';

/** Properties that change the appearance of an element, but cannot cover the page or load anything. */
const properties = new Set(
  `color opacity visibility cursor display box-sizing aspect-ratio float clear order gap row-gap
   column-gap columns column-count column-rule vertical-align object-fit object-position filter
   mix-blend-mode accent-color caret-color isolation content quotes hyphens tab-size writing-mode
   rotate scale translate transform transform-origin background background-color background-image
   background-position background-size background-repeat background-origin background-clip
   background-attachment background-blend-mode outline outline-color outline-offset outline-style
   outline-width box-shadow width height inline-size block-size min-width min-height min-inline-size
   min-block-size max-width max-height max-inline-size max-block-size font font-family font-size
   font-style font-weight font-variant font-stretch font-feature-settings font-variant-numeric
   line-height letter-spacing word-spacing white-space word-break overflow-wrap overflow overflow-x
   overflow-y text-align text-align-last text-decoration text-decoration-color text-decoration-line
   text-decoration-style text-decoration-thickness text-indent text-overflow text-shadow
   text-transform text-underline-offset text-wrap list-style list-style-type list-style-position flex
   flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap align-content align-items
   align-self justify-content justify-items justify-self place-content place-items place-self
   transition transition-property transition-duration transition-delay transition-timing-function
   position top right bottom left z-index`.split(/\s+/),
);
/** Including longer names with this prefix: `border-top-color`. */
const FAMILY = /^(?:border|margin|padding|grid|scroll-margin|inset)(?:-[a-z-]+)?$/;
const TOKEN = /^--talad-[a-z0-9-]{1,40}$/;

const functions = new Set(
  `var calc min max clamp rgb rgba hsl hsla oklch oklab lab lch color-mix light-dark linear-gradient
   radial-gradient conic-gradient repeating-linear-gradient repeat minmax fit-content translate
   translatex translatey scale scalex scaley rotate skew cubic-bezier steps blur brightness contrast
   drop-shadow grayscale saturate sepia opacity counter`.split(/\s+/),
);

const MAX_VALUE = 500;
const NAME = /^[\w\u0E00-\u0E7F-]+$/;
const NUMBER = /^[\w+.-]+$/;
const operators = new Set([',', '/', '+', '-', '*']);
const groups = new Set(['Value', 'Function', 'Parentheses']);

/** Returns the allowed declarations of a rule: `['color:red', …]`. */
export function ownDeclarations(nodes: readonly CssNode[], shopId: number): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Declaration' || !isOwnDeclaration(node, shopId)) return [];
    return [`${node.property.toLowerCase()}:${valueOf(node)}`];
  });
}

function valueOf({ value, important }: Declaration): string {
  return `${generate(value)}${important === true ? '!important' : ''}`;
}

function isOwnDeclaration(node: Declaration, shopId: number): boolean {
  const name = node.property.toLowerCase();
  if (!properties.has(name) && !FAMILY.test(name) && !TOKEN.test(name)) return false;
  const value = generate(node.value);
  if (value === '' || value.length > MAX_VALUE || typeof node.important !== 'boolean') return false;
  // A fixed or absolute box could cover the header, the consent dialog or a price.
  if (name === 'position' && !/^(?:static|relative)$/.test(value)) return false;
  if (name === 'z-index' && !/^-?\d$/.test(value)) return false;
  return isOwnValue(node.value, shopId);
}

/** Allows keywords, numbers, colours, short texts, listed functions and the shop's own pictures. */
function isOwnValue(node: CssNode, shopId: number): boolean {
  if (node.type === 'Identifier') return NAME.test(node.name);
  if (node.type === 'Hash') return NAME.test(node.value);
  if (node.type === 'Number' || node.type === 'Percentage') return NUMBER.test(node.value);
  if (node.type === 'Dimension') return NUMBER.test(`${node.value}${node.unit}`);
  if (node.type === 'String') return !/[\\<>{}\p{Cc}]/u.test(node.value);
  if (node.type === 'Operator') return operators.has(node.value.trim());
  if (node.type === 'Url') return isOwnPicture(node.value, shopId);
  if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) return false;
  return groups.has(node.type) && childrenOf(node).every((child) => isOwnValue(child, shopId));
}

/** A picture of the shop or of a preset; `..` could lead to those of another shop. */
function isOwnPicture(url: string, shopId: number): boolean {
  const found = /^(?:\/media\/(\d+)\/[\w./-]+|\/presets\/[\w/-]+\.webp)$/.exec(url);
  return found !== null && !url.includes('..') && [undefined, String(shopId)].includes(found[1]);
}
