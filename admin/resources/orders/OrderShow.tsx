import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderChip } from './OrderChip.tsx';
import { CustomerCard, LinkCard, PaymentCard, TrackingCard } from './OrderDetails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { NotesCard } from './NotesCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

export function OrderShow() {
  return (
    <ShowBase<Order> loading={<Loading />} redirectOnError={false} queryOptions={wholeRecord}>
      <OrderPage />
    </ShowBase>
  );
}

function OrderPage() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { record, error, refetch } = useShowContext<Order>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading />;
  return (
    <>
      <PageHeader
        title={translate('app.orders.heading', { number: record.number })}
        aside={<OrderChip status={record.status} />}
        below={dateTime(record.placed_at)}
        backTo="/orders"
        actions={<OrderActions order={record} />}
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
          <OrderLines order={record} />
          <NotesCard order={record} />
          {record.events.length > 0 && <OrderTimeline events={record.events} />}
        </Stack>
        <Stack sx={{ gap: 2, order: { xs: -1, md: 0 } }}>
          <CustomerCard order={record} />
          {record.tracking && <TrackingCard tracking={record.tracking} />}
          <PaymentCard order={record} />
          <LinkCard link={record.link} />
          <TagsCard order={record} />
        </Stack>
      </Box>
      {record.actions.length > 0 && (
        <ActionBar>
          <OrderActions order={record} />
        </ActionBar>
      )}
    </>
  );
}
