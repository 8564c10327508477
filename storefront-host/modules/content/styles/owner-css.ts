import { readDeclarations } from './owner-declarations.ts';
import { isOwnSelector } from './owner-selectors.ts';

/** Rules of one owner at most: what comes behind them is left out. */
const MAX_RULES = 500;
const MAX_DEPTH = 2;

/**
 * An owner's CSS (spec §3 customCss) as pages may have it: rules for classes, tokens and parts with
 * known properties and known functions. It is read into rules and written anew, so nothing of the
 * text itself gets through; what is not on the lists is left out and the rest stands (design §10).
 */
export function ownerCss(source: string, shopId: number): string {
  return rulesIn(blocksOf(withoutComments(source)), { shopId, depth: 0 })
    .slice(0, MAX_RULES)
    .join('');
}

interface Block {
  /** Before the brace. */
  readonly head: string;
  readonly body: string;
}

interface Reading {
  readonly shopId: number;
  readonly depth: number;
}

function rulesIn(blocks: readonly Block[], reading: Reading): readonly string[] {
  return blocks.slice(0, MAX_RULES).flatMap(({ head, body }) => {
    if (head.startsWith('@')) return atRule(head, body, reading);
    const selectors = head.split(',').map((selector) => selector.trim());
    const declarations = readDeclarations(body, reading.shopId);
    // One bad selector takes its rule with it, as in any browser.
    if (declarations === '' || !selectors.every(isOwnSelector)) return [];
    return [`${selectors.join(',')}{${declarations}}`];
  });
}

/** `@media (width>=750px)`: sizes and tastes, and nothing that reads or loads. */
const MEDIA_TOKEN = /[a-z-]+|\d+(?:\.\d+)?(?:px|em|rem)?|[():<>=,]|\s+/gi;
const mediaWords = new Set(
  `screen print all and not or width height min-width max-width min-height max-height orientation
   portrait landscape hover none prefers-reduced-motion reduce no-preference prefers-color-scheme
   dark light`.split(/\s+/),
);
const MAX_CONDITION = 200;

function atRule(head: string, body: string, { shopId, depth }: Reading): readonly string[] {
  const condition = /^@media\s+(.*)$/is.exec(head)?.[1] ?? '';
  if (!isCondition(condition) || depth + 1 >= MAX_DEPTH) return [];
  const inner = rulesIn(blocksOf(body), { shopId, depth: depth + 1 }).join('');
  return inner === '' ? [] : [`@media ${condition}{${inner}}`];
}

function isCondition(condition: string): boolean {
  if (condition === '' || condition.length > MAX_CONDITION) return false;
  const tokens = condition.match(MEDIA_TOKEN) ?? [];
  return (
    tokens.join('') === condition &&
    tokens.every((token) => !/^[a-z-]/i.test(token) || mediaWords.has(token.toLowerCase()))
  );
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** The blocks of one level; a statement without a block (`@import …;`) is none of them. */
function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index] ?? '';
    if (quote !== '') {
      if (char === quote || char === '\n') quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === ';' && depth === 0) {
      from = index + 1;
    } else if (char === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({
          head: source.slice(from, open).trim(),
          body: source.slice(open + 1, index),
        });
        from = index + 1;
      }
      if (depth < 0) {
        depth = 0;
        from = index + 1;
      }
    }
  }
  return blocks;
}
