import { useState } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import {
  IconButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import StockIcon from '@mui/icons-material/ExposureOutlined';
import type {
  ManagedProduct,
  ManagedProductDetail,
} from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { ListPager } from '../../layout/ListPager.tsx';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { quiet } from '../../layout/quiet.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import { OptionDialog } from './OptionDialog.tsx';
import { OptionFilters } from './OptionFilters.tsx';
import { ProductChip, ProductPrice, ProductRemain } from './ProductFigures.tsx';
import { StockDialog } from './StockDialog.tsx';

const PER_PAGE = 50;

type Open = { readonly kind: 'edit' | 'stock'; readonly id: number } | null;

/** One row for each variant, fifty a page: its own price, its own stock. */
export function OptionsTable({ product }: { readonly product: ManagedProductDetail }) {
  return (
    <ListBase<ManagedProduct>
      resource="combinations"
      filter={{ parent_id: product.id }}
      perPage={PER_PAGE}
      sort={{ field: 'rank', order: 'ASC' }}
      storeKey={false}
      disableSyncWithLocation
      loading={<Loading />}
      queryOptions={quiet}
    >
      <VariantList product={product} />
    </ListBase>
  );
}

function VariantList({ product }: { readonly product: ManagedProductDetail }) {
  const translate = useTranslate();
  const { data = [], error, refetch } = useListContext<ManagedProduct>();
  const [open, setOpen] = useState<Open>(null);
  const chosen = data.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={translate('app.products.options_title')} flush>
      {product.total_subproducts > PER_PAGE && <OptionFilters options={product.options} />}
      <TableContainer>
        <Table
          aria-label={translate('app.products.options_title')}
          sx={{ '& th, & td': { px: { xs: 1, sm: 2 }, '&:first-of-type': { pl: 2 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate('app.products.option')}</TableCell>
              <TableCell align="right">{translate('resources.products.fields.remain')}</TableCell>
              <TableCell align="right">{translate('resources.products.fields.price')}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((option) => (
              <OptionRow key={option.id} option={option} onOpen={setOpen} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <ListPager />
      {chosen && open?.kind === 'edit' && <OptionDialog option={chosen} onClose={close} />}
      {chosen && open?.kind === 'stock' && chosen.remain !== null && (
        <StockDialog
          product={{ id: chosen.id, remain: chosen.remain }}
          title={chosen.option_text}
          onClose={close}
        />
      )}
    </Section>
  );
}

interface OptionRowProps {
  readonly option: ManagedProduct;
  readonly onOpen: (open: Open) => void;
}

function OptionRow({ option, onOpen }: OptionRowProps) {
  const translate = useTranslate();
  const mayWrite = useMay('products', 'write');
  const mayStock = useMay('stock', 'write');
  const edit = translate('app.products.edit_option', { option: option.option_text });
  const change = translate('app.stock.change_of', { title: option.option_text });
  return (
    <TableRow>
      <TableCell>
        <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
          <ProductPicture picture={option.image} size={36} />
          <div>
            {option.option_text}
            <Typography variant="caption" component="div" color="textSecondary">
              {option.code}
            </Typography>
            {option.status !== 'availability' && <ProductChip {...option} />}
          </div>
        </Stack>
      </TableCell>
      <TableCell align="right">
        <ProductRemain remain={option.remain} />
      </TableCell>
      <TableCell align="right">
        <ProductPrice {...option} />
      </TableCell>
      <TableCell align="right" padding="none" sx={{ whiteSpace: 'nowrap', pr: 1 }}>
        {mayStock && option.remain !== null && (
          <Tooltip title={change}>
            <IconButton
              size="small"
              aria-label={change}
              onClick={() => onOpen({ kind: 'stock', id: option.id })}
            >
              <StockIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {mayWrite && (
          <Tooltip title={edit}>
            <IconButton
              size="small"
              aria-label={edit}
              onClick={() => onOpen({ kind: 'edit', id: option.id })}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  );
}
