import { contrast, parseHex } from '../theme/oklch.ts';
import { SELLER_COLOR } from '../commerce/seller-view.ts';

/** Black or white: one of the two has at least 4.58 to 1 on every colour. */
const INK = '#000000';
const PAPER = '#ffffff';

export interface SellerColors {
  readonly background: string;
  readonly text: string;
}

/** A seller's head in the colour of its picture, with the text that is better read on it. */
export function sellerColors(dominant: string): SellerColors {
  const background = parseHex(dominant) ? dominant : SELLER_COLOR;
  const text = contrast(background, INK) >= contrast(background, PAPER) ? INK : PAPER;
  return { background, text };
}

/** The sheet of one seller's page: its colours have no place in a `style` attribute (policy). */
export function sellerColorCss(dominant: string): string {
  const { background, text } = sellerColors(dominant);
  return `.seller-head{--seller:${background};--on-seller:${text}}`;
}
