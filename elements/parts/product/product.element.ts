import { buttonStyles } from '../../theme/button.ts';
import { quantityField, quantityStyles } from '../quantity/quantity.ts';
import { BuyBox } from './buy-box.ts';
import { gallery } from './gallery.ts';
import { optionFields } from './options.ts';
import { productSheet } from './product-sheet.ts';

/** A product with its pictures and options. */
export class ProductElement extends BuyBox {
  static override styles = [...BuyBox.styles, buttonStyles, quantityStyles, ...productSheet];
  protected override readonly pieces = { gallery, optionFields, quantityField };
}
