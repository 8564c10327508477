import { Link as RouterLink } from 'react-router';
import { Link, Stack, Typography } from '@mui/material';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useLang } from '../../layout/formats.ts';
import { rowLink } from '../../layout/styles.ts';
import { titleOf } from './product-title.ts';

/** Shows a product's picture, name and code; its link covers the row. */
export function ProductName({ product }: { readonly product: ManagedProduct }) {
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <ProductPicture picture={product.image} size={40} />
      <div>
        <Link component={RouterLink} to={`/products/${product.id}`} sx={rowLink}>
          {titleOf(product, lang)}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary">
          {product.code}
        </Typography>
      </div>
    </Stack>
  );
}
