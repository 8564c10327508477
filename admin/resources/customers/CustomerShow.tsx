import { useTranslate } from 'react-admin';
import { Alert, Stack } from '@mui/material';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { PastOrdersLink } from '../past-orders/PastOrdersLink.tsx';
import { ContactSection, FiguresSection } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { NotesSection } from './NotesSection.tsx';
import { TagsSection } from './TagsSection.tsx';

export function CustomerShow() {
  return <ShowPage<CustomerDetail>>{(record) => <CustomerPage customer={record} />}</ShowPage>;
}

function CustomerPage({ customer }: { readonly customer: CustomerDetail }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayWrite = useMay('customers', 'write');
  const mayOrders = useMay('orders', 'list');
  const { erased_at: erased } = customer;
  const contact = customer.phone ?? customer.email;
  return (
    <>
      <PageHeader
        title={erased === null ? customer.name : translate('app.customers.erased')}
        below={translate('app.customers.since', { date: dateTime(customer.created_at) })}
        backTo="/customers"
      />
      <TwoColumns>
        <Stack sx={{ gap: 2 }}>
          {erased !== null && (
            <Alert severity="info">
              {translate('app.customers.erased_text', { date: dateTime(erased) })}
            </Alert>
          )}
          {mayOrders && <CustomerOrders customer={customer} />}
          {mayOrders && contact !== null && <PastOrdersLink q={contact} />}
          {erased === null && <NotesSection customer={customer} mayWrite={mayWrite} />}
        </Stack>
        <Stack sx={{ gap: 2, order: { xs: -1, md: 0 } }}>
          {erased === null && <ContactSection customer={customer} />}
          <FiguresSection customer={customer} />
          {erased === null && (
            <>
              {/* Another revision starts with other tags. */}
              <TagsSection key={customer.revision} customer={customer} mayWrite={mayWrite} />
              <ConsentSection customer={customer} mayWrite={mayWrite} />
            </>
          )}
        </Stack>
      </TwoColumns>
    </>
  );
}
