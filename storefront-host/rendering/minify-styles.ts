/**
 * Takes comments and indentation out of Lit's css templates. Their html must stay as it is: hydration
 * compares templates by a digest of their text, and the server runs the sources.
 */
export function minifyStyles(code: string): string {
  return code.replaceAll(/\bcss`([^`]*)`/g, (_, text: string) => `css\`${minifyCss(text)}\``);
}

export function minifyCss(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(' !important', '!important')
    .replaceAll(/(?<=[\s:(,])0\.(?=\d)/g, '.')
    .replaceAll(';}', '}')
    .trim();
}
