import { EditBase, Form, useEditContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { Box, Button, Stack } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { ManagedProductDetail } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import { useLang } from '../../layout/formats.ts';
import { SaveBar, SaveButtons } from '../../forms/SaveBar.tsx';
import { NameFields, PriceFields, StatusField } from './ProductFields.tsx';
import { OptionsTable } from './OptionsTable.tsx';
import { ProductChip } from './ProductFigures.tsx';
import { PicturesField } from './PicturesField.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { StockPanel } from './StockPanel.tsx';
import { titleOf } from './product-title.ts';
import { validateProduct } from './validate-product.ts';

export function ProductEdit() {
  const notify = useNotify();
  const refresh = useRefresh();
  const failed = useFailureNotice();
  return (
    <EditBase<ManagedProductDetail>
      mutationMode="pessimistic"
      redirect={false}
      loading={<Loading />}
      redirectOnError={false}
      queryOptions={wholeRecord}
      mutationOptions={{
        onSuccess: () => {
          notify('app.products.saved', { type: 'success' });
          refresh();
        },
        onError: failed,
      }}
    >
      <ProductPage />
    </EditBase>
  );
}

function ProductPage() {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('products', 'write');
  const { record, error, refetch } = useEditContext<ManagedProductDetail>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading />;
  // Lists of stock and orders point at combinations, which are shown with their product.
  if (record.parent_id !== null) return <Navigate to={`/products/${record.parent_id}`} replace />;
  const hasOptions = record.has_subproducts;
  return (
    <Form
      key={record.id}
      noValidate
      warnWhenUnsavedChanges
      validate={(values) => validateProduct(values, translate)}
      disabled={!mayWrite}
    >
      <PageHeader
        title={titleOf(record, lang)}
        aside={<ProductChip {...record} />}
        below={[record.code, record.category_title].filter(Boolean).join(' · ')}
        backTo="/products"
        actions={
          <>
            <Button
              variant="outlined"
              href={record.full_url}
              target="_blank"
              rel="noopener"
              endIcon={<OpenIcon />}
            >
              {translate('app.products.view')}
            </Button>
            {mayWrite && <SaveButtons />}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <NameFields />
          {hasOptions ? <OptionsTable product={record} /> : <PriceFields />}
          <PicturesField />
          <StatusField current={record.status} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <StockPanel product={record} />
          <ProductPreview product={record} />
        </Stack>
      </Box>
      {mayWrite && <SaveBar />}
    </Form>
  );
}
