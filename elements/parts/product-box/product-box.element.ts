import type { PropertyDeclarations } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { isProduct } from '../../schema/is-product.ts';
import { ProductCard } from './product-card.ts';

/** A product in a list of a shop's own pages. */
export class ProductBoxElement extends ProductCard {
  static override properties: PropertyDeclarations = { product: { type: Object } };
  /** Spec §9: 213 px if a list has its full width. */
  protected override readonly sizes = '(width < 750px) 46vw, (width < 1200px) 31vw, 285px';

  protected override get item(): ProductMini | null {
    return isProduct(this.product) ? this.product : null;
  }

  /** The mouse that starts the hydration of a box is already over it. */
  protected override firstUpdated(): void {
    queueMicrotask(() => {
      this.near ||= matchMedia('(hover: hover)').matches && this.matches(':hover');
    });
  }

  /** Posts the form, as without JavaScript. */
  protected override fail(form: HTMLFormElement): void {
    form.submit();
  }
}
