import { SELLER_COLOR } from '../commerce/seller-view.ts';
import { parseHex, toHex, toOklch } from '../theme/oklch.ts';

export interface SellerColors {
  /** The colour of the shop's picture, as it is. */
  readonly color: string;
  /** A light ground in its hue. */
  readonly ground: string;
  /** Text on that ground. */
  readonly text: string;
  /** A button on that ground, whose words are white. */
  readonly button: string;
}

/** A seller's head in the hue of its picture: its tones are far enough apart for any colour. */
export function sellerColors(dominant: string): SellerColors {
  const color = parseHex(dominant) ? dominant : SELLER_COLOR;
  const { c, h } = toOklch(color);
  const tone = (l: number, most: number): string => toHex({ l, c: Math.min(c, most), h });
  return { color, ground: tone(0.955, 0.022), text: tone(0.27, 0.05), button: tone(0.43, 0.1) };
}

/** The sheet of one seller's page: its colours have no place in a `style` attribute (policy). */
export function sellerColorCss(dominant: string): string {
  const { color, ground, text, button } = sellerColors(dominant);
  return `.seller-head{--seller:${color};--seller-ground:${ground};--on-seller:${text};--seller-button:${button}}`;
}
