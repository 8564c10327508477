import { SELLER_COLOR } from '../../commerce/sellers/seller-view.ts';
import { parseHex, toHex, toOklch } from '../../theme/oklch.ts';

export interface SellerColors {
  /** The dominant colour of the shop's picture. */
  readonly color: string;
  /** A light background of its hue. */
  readonly ground: string;
  /** The text colour on that background. */
  readonly text: string;
  /** The colour of a button on that background, with white text. */
  readonly button: string;
}

/**
 * Returns the colours of a seller's page header in the hue of its picture, with enough contrast for
 * any hue.
 */
export function sellerColors(dominant: string): SellerColors {
  const color = parseHex(dominant) ? dominant : SELLER_COLOR;
  const { c, h } = toOklch(color);
  const tone = (l: number, most: number): string => toHex({ l, c: Math.min(c, most), h });
  return { color, ground: tone(0.955, 0.022), text: tone(0.27, 0.05), button: tone(0.43, 0.1) };
}

/** Returns the style sheet of one seller's page: the policy forbids `style` attributes. */
export function sellerColorCss(dominant: string): string {
  const { color, ground, text, button } = sellerColors(dominant);
  return `.seller-head{--seller:${color};--seller-ground:${ground};--on-seller:${text};--seller-button:${button}}`;
}
