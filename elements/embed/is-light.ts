/** Returns whether a computed colour is light, in the notations that browsers compute to. */
export function isLight(color: string): boolean {
  const [first = 0, second = 0, third = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (color.startsWith('rgb')) return first + second + third > 382;
  if (color.startsWith('color')) return first + second + third > 1.5;
  // oklch and oklab have lightness up to 1, lch and lab up to 100.
  return first > (first > 1 ? 50 : 0.5);
}
