import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import {
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ManagedProduct } from '../../../storefront-host/modules/products/products.contract.ts';
import type { Records } from '../../layout/ResourceList.tsx';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { SortCell } from '../../layout/SortCell.tsx';
import { useLang } from '../../layout/formats.ts';
import { rowLink } from '../../layout/styles.ts';
import { ProductChip, ProductPrice, ProductRemain } from './ProductFigures.tsx';
import { titleOf } from './product-title.ts';

export function ProductTable({ records }: Records<ManagedProduct>) {
  const translate = useTranslate();
  const lang = useLang();
  const label = (field: string) => translate(`resources.products.fields.${field}`);
  return (
    <TableContainer>
      <Table aria-label={translate('app.products.title')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '45%' }}>{label('title')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
              {label('category_title')}
            </TableCell>
            <TableCell>{label('status')}</TableCell>
            <TableCell align="right">{label('remain')}</TableCell>
            <SortCell field="price" label={label('price')} align="right" />
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((product) => (
            <TableRow key={product.id} hover sx={{ position: 'relative' }}>
              <TableCell>
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
              </TableCell>
              <TableCell
                sx={{ display: { xs: 'none', md: 'table-cell' }, color: 'text.secondary' }}
              >
                {product.category_title}
              </TableCell>
              <TableCell>
                <ProductChip {...product} />
              </TableCell>
              <TableCell align="right">
                <ProductRemain remain={product.remain} />
              </TableCell>
              <TableCell align="right">
                <ProductPrice {...product} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
