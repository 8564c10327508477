import type { TextKey } from '../../../locales/text.ts';
import type { RefusedVariant } from '../../catalog/index.ts';

/** Texts for the reasons why a product or variant was not changed. */
export const refusalTexts = {
  required: 'field.required',
  invalid: 'field.invalid',
  BAD_PRICE: 'error.BAD_PRICE',
  DUPLICATE: 'field.duplicate',
  TOO_MANY_COMBINATIONS: 'error.TOO_MANY_COMBINATIONS',
  NOT_FOUND: 'error.NOT_FOUND',
  CONFLICT: 'error.CONFLICT',
  NOT_ENOUGH: 'error.STOCK_MOVED',
} as const satisfies Record<RefusedVariant['reason'], TextKey>;
