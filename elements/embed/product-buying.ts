import { quantityField, quantityStyles } from '../parts/quantity/quantity.ts';
import { optionFields } from '../parts/product/options.ts';
import { optionStyles } from '../parts/product/options.styles.ts';
import { productStyles } from '../parts/product/product.styles.ts';
import { buttonStyles } from '../theme/button.ts';

/** What draws the buy box beside its own element, which asks for it while the product is on its way. */
export const pieces = { optionFields, quantityField };

export const sheet = [buttonStyles, quantityStyles, optionStyles, productStyles];
