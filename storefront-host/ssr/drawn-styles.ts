/** Of elements that only the server draws on a shop's pages; an embed draws them in the browser. */
const DRAWN_SHEETS = /\/elements\/parts\/product\/(gallery|options|product\.styles)\.ts$/;

/**
 * Takes sheets out of a storefront's script that stand in the server's markup anyway: hydration leaves
 * those in place and adopts no others. Where a browser reads no declarative shadow roots there is no
 * page to style, so nobody misses them.
 */
export function dropDrawnStyles(code: string, file: string): string {
  return DRAWN_SHEETS.test(file) ? code.replaceAll(/\bcss`[^`]*`/g, 'css``') : code;
}
