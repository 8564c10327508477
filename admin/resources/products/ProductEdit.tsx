import { Navigate } from 'react-router';
import { Box, Stack } from '@mui/material';
import { ProductUpdate } from '../../../storefront-host/modules/catalog/products/writing/product-write.contract.ts';
import type { ManagedProductDetail } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { useLang } from '../../layout/formats.ts';
import { useFieldOfHash } from '../../forms/use-field-of-hash.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import { ProductChip } from './ProductFigures.tsx';
import { BookSection } from './form/BookSection.tsx';
import { CategorySection } from './form/CategorySection.tsx';
import { DetailsSection } from './form/DetailsSection.tsx';
import { PriceSection } from './form/PriceSection.tsx';
import { SearchEngineSection } from './form/SearchEngineSection.tsx';
import { ShippingSection } from './form/ShippingSection.tsx';
import { StatusSection } from './form/StatusSection.tsx';
import { TextSection } from './form/TextSection.tsx';
import { PicturesField } from './PicturesField.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { StockPanel } from './StockPanel.tsx';
import { titleOf } from './product-title.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';
import { useSaveVariants } from './variants/use-save-variants.ts';
import { productRule } from './validate-product.ts';

export function ProductEdit() {
  const lang = useLang();
  const { shop } = usePlace();
  const first = useSaveVariants();
  return (
    <EditForm<ManagedProductDetail>
      isWide
      contract={ProductUpdate}
      first={first}
      rule={productRule(shop.base_language)}
      saved="app.products.saved"
      header={(product) => ({
        title: titleOf(product, lang),
        aside: <ProductChip {...product} />,
        below: [product.code, product.category_title].filter(Boolean).join(' · '),
        backTo: '/products',
        actions: <ViewLink href={product.full_url} />,
      })}
    >
      {(product) => <ProductPage product={product} />}
    </EditForm>
  );
}

/** A phone has one column, in which rarely used sections come last. */
const column = { display: { xs: 'contents', md: 'flex' }, gap: 2 };

function ProductPage({ product }: { readonly product: ManagedProductDetail }) {
  useFieldOfHash();
  // Lists of stock and orders link to variants, which are shown with their product.
  if (product.parent_id !== null) return <Navigate to={`/products/${product.parent_id}`} replace />;
  return (
    <TwoColumns>
      <Stack sx={column}>
        <TextSection />
        <PriceSection hasOptions={product.has_subproducts} />
        <Box id="pictures">
          <PicturesField />
        </Box>
        <VariantsSection product={product} />
        <CategorySection />
        <Stack sx={{ gap: 2, order: { xs: 1 } }}>
          <ShippingSection />
          <DetailsSection hasOptions={product.has_subproducts} />
          <BookSection />
          <SearchEngineSection url={product.full_url} />
          <ProductHistory productId={product.id} />
        </Stack>
      </Stack>
      <Stack sx={column}>
        <StatusSection current={product.status} />
        <StockPanel product={product} />
        <Stack sx={{ gap: 2, order: { xs: 1 } }}>
          <ProductPreview product={product} />
          <DuplicateButton id={product.id} />
          <RemoveButton id={product.id} />
        </Stack>
      </Stack>
    </TwoColumns>
  );
}
