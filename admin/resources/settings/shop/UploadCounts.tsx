import { useTranslate } from 'react-admin';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatNumber } from '@talad/elements/locales/format';
import type { ShopUpload } from '../../../../storefront-host/modules/back-office/shop-upload/shop-upload.contract.ts';
import { useDateTime } from '../../../layout/formats.ts';
import { tabular } from '../../../layout/styles.ts';

/** Shows how many records of each kind the file has and the new shop gets. */
export function UploadCounts({ upload }: { readonly upload: ShopUpload }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { counts, title, exported_at: made, state, file_name } = upload;
  const isDone = state === 'done';
  const hasLeft = counts.some(({ rows, taken }) => taken < rows);
  return (
    <>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {file_name}
        {made !== null && ` · ${translate('app.shop_upload.made', { made: dateTime(made) })}`}
      </Typography>
      <Table size="small" sx={{ my: 1.5 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.shop_upload.kind')}</TableCell>
            <TableCell align="right">{translate('app.shop_upload.in_file')}</TableCell>
            <TableCell align="right">
              {translate(isDone ? 'app.shop_upload.taken' : 'app.shop_upload.will_take')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {counts.map(({ name, rows, taken }) => (
            <TableRow key={name}>
              <TableCell>{translate(`app.shop_upload.kinds.${name}`)}</TableCell>
              <TableCell align="right" sx={tabular}>
                {formatNumber(rows)}
              </TableCell>
              <TableCell align="right" sx={tabular}>
                {formatNumber(taken)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hasLeft && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('app.shop_upload.left')}
        </Typography>
      )}
    </>
  );
}
