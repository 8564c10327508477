/**
 * Removes comments and indentation from Lit's css templates: 2 kB of the 28 kB of a product page's HTML,
 * 0.2 kB of the one-tag embed. HTML templates stay as they are, because hydration compares a digest of
 * their text and the server runs the sources.
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
