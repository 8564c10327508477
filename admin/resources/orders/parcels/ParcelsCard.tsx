import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { Parcel } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';
import { CopyButton } from '../../../layout/CopyButton.tsx';
import { useDateTime } from '../../../layout/formats.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { Section } from '../../../layout/Section.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { tabular } from '../../../layout/styles.ts';
import { useAction } from '../../../layout/use-action.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { LabelsButton } from './LabelsButton.tsx';

/** Shows the parcels of an order, and its address labels. */
export function ParcelsCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const { parcels } = order;
  return (
    <Section
      title={translate('app.orders.parcels.title')}
      action={<LabelsButton filter={{ id: [order.id] }} />}
    >
      {parcels.length === 0 ? (
        <Typography color="textSecondary">{translate('app.orders.parcels.none')}</Typography>
      ) : (
        <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {parcels.map((parcel) => (
            <ParcelItem key={parcel.id} order={order} parcel={parcel} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

interface ParcelItemProps {
  readonly order: Order;
  readonly parcel: Parcel;
}

function ParcelItem({ order, parcel }: ParcelItemProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { code, courier, grams, cost } = parcel;
  const facts = [
    dateTime(parcel.sent_at),
    grams !== null && translate('app.orders.parcels.weight', { kg: grams / 1000 }),
    cost !== null && translate('app.orders.parcels.cost', { cost: formatPrice(cost) }),
  ];
  return (
    <Box component="li">
      {order.parcels.length > 1 && (
        <Typography variant="caption" color="textSecondary" component="div">
          {translate('app.orders.parcels.number', { n: parcel.rank, of: order.parcels.length })}
        </Typography>
      )}
      <Typography>{courier || translate('app.orders.parcels.own')}</Typography>
      {code === '' ? (
        courier !== '' && (
          <Typography color="textSecondary">{translate('app.orders.parcels.no_code')}</Typography>
        )
      ) : (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ ...tabular, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {code}
          </Typography>
          <CopyButton
            text={code}
            label={translate('app.orders.parcels.copy', { code })}
            done="app.orders.tracking_copied"
          />
        </Stack>
      )}
      {parcel.track_url !== null && (
        <Link href={parcel.track_url} target="_blank" rel="noopener noreferrer">
          {translate('app.orders.parcels.track')}
        </Link>
      )}
      {parcel.lines.map(({ rank, quantity }) => (
        <Typography key={rank} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {quantity} × {order.lines[rank]?.title}
        </Typography>
      ))}
      <Typography variant="caption" color="textSecondary" component="div" sx={tabular}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <ParcelActions order={order} parcel={parcel} />
    </Box>
  );
}

function ParcelActions({ order, parcel }: ParcelItemProps) {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [open, setOpen] = useState<'correct' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { mutate, isPending } = useAction(close);
  if (!mayShip) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1 }}>
      <Button onClick={() => setOpen('correct')}>{translate('app.orders.parcels.edit')}</Button>
      {order.actions.includes('ship') && (
        <Button color="error" onClick={() => setOpen('remove')}>
          {translate('app.orders.parcels.remove')}
        </Button>
      )}
      {open === 'correct' && <CorrectDialog order={order} parcel={parcel} onClose={close} />}
      {open === 'remove' && (
        <FormDialog
          title={translate('app.orders.parcels.remove_title')}
          submit={translate('app.orders.parcels.remove')}
          isPending={isPending}
          isDanger
          onSubmit={() =>
            mutate({
              run: (provider) => provider.removeParcel(order.id, parcel.id),
              done: 'app.orders.parcels.removed',
            })
          }
          onClose={close}
        >
          <Typography>{translate('app.orders.parcels.remove_text')}</Typography>
        </FormDialog>
      )}
    </Stack>
  );
}
