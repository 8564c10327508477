import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import type { Lang } from '../../providers/i18n-provider.ts';

/** In the owner's language; the other one if it has no name in that. */
export function titleOf({ titles }: Pick<ManagedProduct, 'titles'>, lang: Lang): string {
  return titles[lang] || titles.th || titles.en;
}
