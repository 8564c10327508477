import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderChip } from './OrderChip.tsx';
import { CustomerCard, LinkCard, PaymentCard } from './OrderDetails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { NotesCard } from './NotesCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { PapersCard } from '../papers/PapersCard.tsx';
import { SlipsCard } from '../slips/SlipsCard.tsx';
import { ParcelsCard } from './parcels/ParcelsCard.tsx';
import { ReturnCard } from './returns/ReturnCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

export function OrderShow() {
  return <ShowPage<Order>>{(record) => <OrderPage order={record} />}</ShowPage>;
}

function OrderPage({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <>
      <PageHeader
        title={translate('app.orders.heading', { number: order.number })}
        aside={<OrderChip order={order} />}
        below={dateTime(order.placed_at)}
        backTo="/orders"
        actions={<OrderActions order={order} />}
      />
      <TwoColumns>
        <Stack sx={column}>
          <Box sx={{ order: 1 }}>
            <OrderLines order={order} />
          </Box>
          <Stack sx={{ gap: 2, order: 3 }}>
            <NotesCard order={order} />
            {order.events.length > 0 && <OrderTimeline events={order.events} />}
          </Stack>
        </Stack>
        <Stack sx={column}>
          <Stack sx={{ gap: 2, '&:empty': { display: 'none' } }}>
            <SlipsCard order={order} />
            {order.return && <ReturnCard order={order} orderReturn={order.return} />}
          </Stack>
          <Stack sx={{ gap: 2, order: 2 }}>
            <CustomerCard order={order} />
            {isSent(order) && <ParcelsCard order={order} />}
            <PaymentCard order={order} />
            <PapersCard order={order} />
            <LinkCard link={order.link} />
            <TagsCard order={order} />
          </Stack>
        </Stack>
      </TwoColumns>
      {order.actions.length > 0 && (
        <ActionBar>
          <OrderActions order={order} />
        </ActionBar>
      )}
    </>
  );
}

/**
 * On a phone the groups of both columns follow one another by their `order`: what staff have to
 * decide, the products, the customer and the money, and the notes.
 */
const column = { gap: 2, display: { xs: 'contents', md: 'flex' } } as const;

/** Orders that are collected or cancelled have no parcels. */
function isSent({ delivery, status }: Order): boolean {
  return delivery?.kind !== 'pickup' && status !== 'cancelled';
}
