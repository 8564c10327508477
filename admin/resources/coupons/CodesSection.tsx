import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  CouponCodes,
  type ManagedCoupon,
} from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { limitOf } from '../../forms/contract-limits.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { figures } from '../../layout/styles.ts';
import { useAction } from '../../layout/use-action.ts';
import { CouponUsed } from './CouponFigures.tsx';

const MOST = limitOf(CouponCodes.properties.count, 'maximum');

/** Shows how many single-use codes of a coupon are used, exports all of them, and adds more. */
export function CodesSection({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const mayWrite = useMay('coupons', 'write');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={translate('app.coupons.codes')}>
      <Typography>
        <Box component="span" sx={{ fontSize: '1.25rem', ...figures }}>
          <CouponUsed {...coupon} />
        </Box>{' '}
        {translate('app.coupons.codes_used')}
      </Typography>
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            href={`/api/v1/manage/${shop.id}/coupons/${coupon.id}/codes.csv`}
            download
            startIcon={<DownloadIcon />}
          >
            {translate('app.coupons.codes_csv')}
          </Button>
          <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
            {translate('app.coupons.codes_more')}
          </Button>
        </Stack>
      )}
      {isOpen && <MoreDialog id={coupon.id} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function MoreDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('100');
  const { mutate, isPending } = useAction(onClose);
  const count = Number(typed);
  const isBad = !Number.isInteger(count) || count < 1 || count > MOST;
  return (
    <FormDialog
      title={translate('app.coupons.codes_more')}
      submit={translate('app.coupons.codes_make')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (isBad) return;
        mutate({
          run: ({ addCouponCodes }) => addCouponCodes(id, count),
          done: 'app.coupons.codes_made',
          args: { smart_count: count },
        });
      }}
    >
      <TextField
        autoFocus
        label={translate('resources.coupons.fields.codes')}
        value={typed}
        error={isBad}
        helperText={translate('app.coupons.codes_most', { max: MOST.toLocaleString('en') })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
