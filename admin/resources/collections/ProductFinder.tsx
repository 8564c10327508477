import { useTranslate } from 'react-admin';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { RecordFinder } from '../../forms/RecordFinder.tsx';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { titleOf } from '../products/product-title.ts';

interface ProductFinderProps {
  readonly chosen: readonly number[];
  readonly onChosen: (id: number) => void;
}

/** Adds products one after another. */
export function ProductFinder({ chosen, onChosen }: ProductFinderProps) {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <RecordFinder<ManagedProduct>
      resource="products"
      label={translate('app.collections.add')}
      chosen={chosen}
      onChosen={({ id }) => onChosen(id)}
      labelOf={(product) => titleOf(product, lang)}
      isRepeated
    >
      {(product) => (
        <>
          <ProductPicture picture={product.image} size={36} />
          {titleOf(product, lang)}
        </>
      )}
    </RecordFinder>
  );
}
