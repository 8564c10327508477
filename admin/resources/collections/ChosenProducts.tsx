import { useGetMany, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Box, Stack, Typography } from '@mui/material';
import { MAX_CHOSEN } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { messageIn } from '../../forms/message-in.ts';
import { useOrdering } from '../../forms/ordering/use-ordering.ts';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { visuallyHidden } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';
import { ChosenRow } from './ChosenRow.tsx';
import type { CollectionValues } from './collection-form.ts';
import { ProductFinder } from './ProductFinder.tsx';

/** Products in display order, moved by drag, keys or buttons. */
export function ChosenProducts() {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('collections', 'write');
  const { field, fieldState } = useController<CollectionValues, 'product_ids'>({
    name: 'product_ids',
  });
  const ids = field.value ?? [];
  const { data = [] } = useGetMany<ManagedProduct>('products', { ids: [...ids] });
  const products = new Map(data.filter(Boolean).map((product) => [product.id, product]));
  const refusal = messageIn(fieldState.error);
  const { dragged, announcement, move, dragOf } = useOrdering(ids, {
    titleOf(id) {
      const product = products.get(id);
      return product ? titleOf(product, lang) : '';
    },
    onChange: field.onChange,
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      {mayWrite && ids.length < MAX_CHOSEN && (
        <ProductFinder chosen={ids} onChosen={(id) => field.onChange([...ids, id])} />
      )}
      {ids.length === 0 ? (
        <Typography color="textSecondary">{translate('app.collections.none_chosen')}</Typography>
      ) : (
        <Box
          component="ol"
          aria-label={translate('app.collections.products')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {ids.map((id, index) => (
            <ChosenRow
              key={id}
              product={products.get(id)}
              index={index}
              count={ids.length}
              isDragged={dragged === index}
              onMove={(to) => move(index, to)}
              onRemove={() => field.onChange(ids.toSpliced(index, 1))}
              drag={dragOf(index)}
            />
          ))}
        </Box>
      )}
      {refusal !== undefined && (
        <Typography variant="body2" role="alert" color="error">
          {refusal}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Stack>
  );
}
