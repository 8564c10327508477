import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Box, Button, Stack, Typography } from '@mui/material';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import EditIcon from '@mui/icons-material/TuneOutlined';
import type {
  ManagedProduct,
  ManagedProductDetail,
} from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { messageIn } from '../../../forms/message-in.ts';
import { useDirtyFields } from '../../../forms/saving/use-form-handle.ts';
import { SheetGrid } from '../../../grid/SheetGrid.tsx';
import type { CellChange, SheetColumn } from '../../../grid/sheet.ts';
import { ProductPicture } from '../../../layout/ProductPicture.tsx';
import { Section } from '../../../layout/Section.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { VariantPicturesDialog } from './VariantPicturesDialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { useVariants } from './use-variants.ts';
import {
  cellKinds,
  isGoodCell,
  savedText,
  withCells,
  type VariantCell,
  type VariantDrafts,
} from './variant-drafts.ts';

const NONE: VariantDrafts = {};
const WIDTHS: Readonly<Record<VariantCell, number>> = {
  price: 110,
  full_price: 120,
  stock: 90,
  status: 100,
  code: 150,
  barcode: 160,
};
const CELLS = ['price', 'full_price', 'stock', 'status', 'code', 'barcode'] as const;

/**
 * Shows the matrix with a row for each variant, which is edited like a spreadsheet, and the
 * options.
 */
export function VariantsSection({ product }: { readonly product: ManagedProductDetail }) {
  const translate = useTranslate();
  const mayWrite = useMay('products', 'write');
  const [opened, setOpened] = useState<'options' | 'pictures' | null>(null);
  const { fieldState } = useController({ name: 'variants' });
  const refusal = messageIn(fieldState.error);
  const dirty = useDirtyFields();
  const hasOptions = product.options.length > 0;
  return (
    <Section
      title={translate('app.options.title')}
      flush={hasOptions}
      action={
        mayWrite && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {hasOptions && product.pictures.length > 0 && (
              <Button
                startIcon={<PictureIcon />}
                disabled={dirty.length > 0}
                onClick={() => setOpened('pictures')}
              >
                {translate('app.variants.pictures')}
              </Button>
            )}
            <Button
              startIcon={<EditIcon />}
              // This changes the record that the form is editing.
              disabled={dirty.length > 0}
              onClick={() => setOpened('options')}
            >
              {translate(hasOptions ? 'app.variants.edit_options' : 'app.options.add')}
            </Button>
          </Stack>
        )
      }
    >
      {hasOptions ? (
        <Matrix product={product} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('app.variants.none')}
        </Typography>
      )}
      {refusal !== undefined && (
        <Typography role="alert" color="error" variant="body2" sx={{ px: 2, pb: 1.5 }}>
          {refusal}
        </Typography>
      )}
      {opened === 'options' && <OptionsDialog product={product} onClose={() => setOpened(null)} />}
      {opened === 'pictures' && (
        <VariantPicturesDialog product={product} onClose={() => setOpened(null)} />
      )}
    </Section>
  );
}

function Matrix({ product }: { readonly product: ManagedProductDetail }) {
  const translate = useTranslate();
  const mayWrite = useMay('products', 'write');
  const mayStock = useMay('stock', 'write');
  const { rows, error, isPending, isComplete, refetch } = useVariants(product.id);
  const { field } = useController<{ variants?: VariantDrafts }, 'variants'>({ name: 'variants' });
  const drafts = field.value ?? NONE;
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const columns = useMemo(
    () =>
      CELLS.map((key): SheetColumn<ManagedProduct> => ({
        key,
        label: translate(`app.variants.${key}`),
        width: WIDTHS[key],
        kind: cellKinds[key],
        textOf: (row) => savedText(row, key),
        ...(key === 'status' && {
          shownAs: (text) => translate(`app.variants.${text === '1' ? 'on' : 'off'}`),
        }),
        ...(key === 'stock' && { isFixed: (row) => row.remain === null || !mayStock }),
      })),
    [translate, mayStock],
  );
  const textAt = useCallback(
    (row: ManagedProduct, { key, textOf }: SheetColumn<ManagedProduct>) =>
      drafts[row.id]?.cells[key as VariantCell] ?? textOf(row),
    [drafts],
  );
  const refusalAt = (row: ManagedProduct, { key }: SheetColumn<ManagedProduct>) => {
    const draft = drafts[row.id];
    const cell = key as VariantCell;
    const text = draft?.cells[cell];
    if (text !== undefined && !isGoodCell(cell, text)) return translate('app.variants.bad_cell');
    return draft?.refused?.[cell] ?? (text === undefined ? undefined : draft?.refused?.row);
  };
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  return (
    <Box>
      <SheetGrid
        label={translate('app.variants.matrix')}
        headLabel={translate('app.products.option')}
        columns={columns}
        rows={rows}
        head={(row) => <VariantName variant={row} />}
        textAt={textAt}
        refusalAt={refusalAt}
        isDisabled={!mayWrite}
        onChange={(changes: readonly CellChange[]) =>
          field.onChange(withCells(drafts, byId, changes))
        }
      />
      {!isComplete && (
        <Typography variant="caption" role="status" component="p" sx={{ px: 2, pb: 1 }}>
          {translate('app.variants.loading', { n: rows.length, total: product.total_subproducts })}
        </Typography>
      )}
    </Box>
  );
}

function VariantName({ variant }: { readonly variant: ManagedProduct }) {
  return (
    <>
      <ProductPicture picture={variant.image} size={28} />
      <Box
        component="span"
        title={variant.option_text}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {variant.option_text}
      </Box>
    </>
  );
}
