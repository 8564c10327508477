import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Alert, Box, Stack } from '@mui/material';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import { ConsentSection } from './ConsentSection.tsx';
import { ContactSection, FiguresSection } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { NotesSection } from './NotesSection.tsx';
import { TagsSection } from './TagsSection.tsx';

export function CustomerShow() {
  return (
    <ShowBase<CustomerDetail>
      loading={<Loading />}
      redirectOnError={false}
      queryOptions={wholeRecord}
    >
      <CustomerPage />
    </ShowBase>
  );
}

function CustomerPage() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayWrite = useMay('customers', 'write');
  const mayOrders = useMay('orders', 'list');
  const { record, error, refetch } = useShowContext<CustomerDetail>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading />;
  const { erased_at: erased } = record;
  return (
    <>
      <PageHeader
        title={erased === null ? record.name : translate('app.customers.erased')}
        below={translate('app.customers.since', { date: dateTime(record.created_at) })}
        backTo="/customers"
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
          {erased !== null && (
            <Alert severity="info">
              {translate('app.customers.erased_text', { date: dateTime(erased) })}
            </Alert>
          )}
          {mayOrders && <CustomerOrders customer={record} />}
          {erased === null && <NotesSection customer={record} mayWrite={mayWrite} />}
        </Stack>
        <Stack sx={{ gap: 2, order: { xs: -1, md: 0 } }}>
          {erased === null && <ContactSection customer={record} />}
          <FiguresSection customer={record} />
          {erased === null && (
            <>
              {/* Another revision has other tags to begin with. */}
              <TagsSection key={record.revision} customer={record} mayWrite={mayWrite} />
              <ConsentSection customer={record} mayWrite={mayWrite} />
            </>
          )}
        </Stack>
      </Box>
    </>
  );
}
