import { lazy, Suspense, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Skeleton } from '@mui/material';
import { defaultScheme } from '@talad/elements/theme/tokens';
import type { ManagedProductDetail } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useLang } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { previewProduct } from './preview-product.ts';

const ProductBox = lazy(async () => {
  const [{ component }, { ProductBoxElement }] = await Promise.all([
    import('@talad/elements/react/component'),
    import('@talad/elements/parts/product-box/product-box.element'),
  ]);
  return { default: component('talad-product-box', ProductBoxElement) };
});

/** Renders the storefront's own element with the typed values; it cannot be operated. */
export function ProductPreview({ product }: { readonly product: ManagedProductDetail }) {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  const values = useWatch();
  const shown = useMemo(
    () => previewProduct({ ...product, ...values }, shop, lang),
    [product, values, shop, lang],
  );
  return (
    <Section title={translate('app.products.preview')}>
      <Box
        inert
        sx={{
          // The shop's page is light even if the back office is dark.
          width: 229,
          maxWidth: '100%',
          mx: 'auto',
          p: 1,
          borderRadius: 1,
          bgcolor: defaultScheme.light,
          color: defaultScheme.dark,
          colorScheme: 'light',
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={213} height={320} />}>
          <ProductBox product={shown} locale={lang} />
        </Suspense>
      </Box>
    </Section>
  );
}
