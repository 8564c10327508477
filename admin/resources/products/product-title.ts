import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import type { Lang } from '../../providers/i18n-provider.ts';

/** Returns the title in the owner's language, or in the other one if it is missing. */
export function titleOf({ titles }: Pick<ManagedProduct, 'titles'>, lang: Lang): string {
  return titles[lang] || titles.th || titles.en;
}
