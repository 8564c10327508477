import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Typography } from '@mui/material';
import type { ManagedProductDetail } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { tabular } from '../../layout/styles.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { titleOf } from './product-title.ts';
import { StockDialog } from './StockDialog.tsx';
import { StockHistory } from './StockHistory.tsx';

/** Shows the stock and its history, and is the only way to change it. */
export function StockPanel({ product }: { readonly product: ManagedProductDetail }) {
  const translate = useTranslate();
  const lang = useLang();
  const mayChange = useMay('stock', 'write');
  const [isOpen, setOpen] = useState(false);
  const { remain, has_subproducts: hasOptions } = product;
  return (
    <Section title={translate('app.stock.title')}>
      {remain === null ? (
        <Typography color="textSecondary">{translate('app.stock.unlimited_text')}</Typography>
      ) : (
        <Typography>
          <Box component="span" sx={{ ...tabular, fontSize: '1.75rem', fontWeight: 620, mr: 1 }}>
            {remain.toLocaleString('en')}
          </Box>
          {translate(hasOptions ? 'app.stock.total' : 'app.stock.in_stock')}
        </Typography>
      )}
      {hasOptions ? (
        <Typography variant="body2" color="textSecondary">
          {translate('app.stock.choose_option')}
        </Typography>
      ) : (
        <>
          {mayChange && remain !== null && (
            <Button variant="outlined" fullWidth sx={{ my: 1 }} onClick={() => setOpen(true)}>
              {translate('app.stock.change')}
            </Button>
          )}
          <StockHistory productId={product.id} />
        </>
      )}
      {isOpen && remain !== null && (
        <StockDialog
          product={{ ...product, remain }}
          title={titleOf(product, lang)}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
