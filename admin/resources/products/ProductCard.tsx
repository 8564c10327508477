import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useLang } from '../../layout/formats.ts';
import { rowLink } from '../../layout/styles.ts';
import { ProductChip, ProductPrice, ProductRemain } from './ProductFigures.tsx';
import { titleOf } from './product-title.ts';

/** Shows a product on a phone. */
export function ProductCard({ product }: { readonly product: ManagedProduct }) {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <ProductPicture picture={product.image} size={56} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'space-between' }}>
          <Link component={RouterLink} to={`/products/${product.id}`} sx={rowLink}>
            {titleOf(product, lang)}
          </Link>
          <Box sx={{ textAlign: 'right', fontWeight: 550 }}>
            <ProductPrice {...product} />
          </Box>
        </Stack>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', mt: 0.5 }}
        >
          <Typography variant="caption" component="div" color="textSecondary">
            {translate('app.stock.title')}: <ProductRemain {...product} />
          </Typography>
          <ProductChip {...product} />
        </Stack>
      </Box>
    </Stack>
  );
}
