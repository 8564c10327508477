import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { UNLIMITED_REMAIN } from '@talad/elements/commerce/limits';
import { shownStatus } from '@talad/elements/commerce/product/product-status';
import { formatPrice, formatPriceRange } from '@talad/elements/locales/format';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { tabular } from '../../layout/styles.ts';
import { productTone } from './product-status.ts';

type Figures = Pick<ManagedProduct, 'price' | 'price_max' | 'full_price'>;

export function ProductPrice({ price, price_max, full_price }: Figures) {
  return (
    <Box component="span" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
      {formatPriceRange(price, price_max)}
      {full_price !== null && (
        <Box component="s" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          {formatPrice(full_price)}
        </Box>
      )}
    </Box>
  );
}

export function ProductRemain({
  remain,
  is_low: isLow,
}: Pick<ManagedProduct, 'remain' | 'is_low'>) {
  const translate = useTranslate();
  if (remain === null) {
    return (
      <Box component="span" sx={{ color: isLow ? 'warning.main' : 'text.secondary' }}>
        {translate('app.products.unlimited')}
      </Box>
    );
  }
  const color = remain === 0 ? 'error.main' : isLow ? 'warning.main' : 'inherit';
  return (
    <Box component="span" sx={{ ...tabular, color, fontWeight: isLow ? 620 : 400 }}>
      {remain.toLocaleString('en')}
    </Box>
  );
}

type Shown = Pick<ManagedProduct, 'status' | 'remain' | 'publish_at'>;

/** Shows the status for shoppers: none before the publish date, sold out if nothing is left. */
export function ProductChip({ status, remain, publish_at: at }: Shown) {
  const translate = useTranslate();
  if (at !== null) {
    return <StatusChip tone="progress" label={translate('app.products.status.scheduled')} />;
  }
  const shown = shownStatus(status, remain ?? UNLIMITED_REMAIN);
  return <StatusChip tone={productTone[shown]} label={translate(`app.products.status.${shown}`)} />;
}
