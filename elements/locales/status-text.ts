import { statusLabel } from '../commerce/product-status.ts';
import type { TextKey } from './text.ts';

/**
 * Spec §4 "Product status labels": returns the text key of a status; an unknown one means
 * unavailable.
 */
export function statusText(status: string): TextKey {
  return `box.${statusLabel(status)}`;
}
