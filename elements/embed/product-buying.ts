import { quantityField, quantityStyles } from '../parts/quantity/quantity.ts';
import { optionFields } from '../parts/product/options.ts';
import { optionStyles } from '../parts/product/options.styles.ts';
import { productStyles } from '../parts/product/product.styles.ts';
import { buttonStyles } from '../theme/button.ts';

/** Templates of the buy box, loaded together with its element while the product is fetched. */
export const pieces = { optionFields, quantityField };

export const sheet = [buttonStyles, quantityStyles, optionStyles, productStyles];
