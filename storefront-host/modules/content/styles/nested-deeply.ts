import { tokenize, tokenTypes } from 'css-tree';

/** No real style sheet is nested deeper; css-tree's parser recurses and would exhaust the stack. */
const MAX_DEPTH = 50;

const closingOf = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
]);

/** Returns whether brackets are nested deeper than the limit. */
export function isNestedDeeply(source: string): boolean {
  const open: number[] = [];
  let deepest = 0;
  tokenize(source, (type) => {
    const closing = closingOf.get(type);
    if (closing !== undefined) deepest = Math.max(deepest, open.push(closing));
    else if (open.at(-1) === type) open.pop();
  });
  return deepest > MAX_DEPTH;
}
