import { statusLabel } from '../commerce/product-status.ts';
import type { TextKey } from './text.ts';

/** Spec §4 "Product status labels": each of them in words; any other status means unavailable. */
export function statusText(status: string): TextKey {
  return `box.${statusLabel(status)}`;
}
