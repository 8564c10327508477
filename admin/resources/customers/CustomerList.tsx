import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/GroupOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { ManagedCustomer } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, rowLink, tabular } from '../../layout/styles.ts';
import { ConsentChip } from './ConsentChip.tsx';
import { CustomerBar } from './CustomerBar.tsx';
import { CustomerToolbar } from './CustomerToolbar.tsx';
import { TagChips } from './TagChips.tsx';

export function CustomerList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<ManagedCustomer>
      name="customers"
      hasOwnViews
      hasOwnExport
      sort={{ field: 'last_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={<CustomerToolbar />}
      selection={<CustomerBar />}
      columns={[
        {
          field: 'name',
          sx: { width: '40%' },
          cell: (customer) => <CustomerName customer={customer} />,
        },
        { field: 'marketing', cell: (customer) => <ConsentChip customer={customer} /> },
        {
          field: 'last_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (customer) => dateTime(customer.last_at),
        },
        {
          field: 'orders',
          sorts: true,
          align: 'right',
          sx: tabular,
          cell: (customer) => customer.orders.toLocaleString('en'),
        },
        {
          field: 'spend',
          sorts: true,
          align: 'right',
          sx: figures,
          cell: (customer) => formatPrice(customer.spend),
        },
      ]}
      card={(customer) => <CustomerCard customer={customer} />}
    />
  );
}

/** Shows name, contact and tags; the link covers the whole row. */
function CustomerName({ customer }: { readonly customer: ManagedCustomer }) {
  const { id, name, phone, email, tags } = customer;
  const contact = [phone && formatPhone(phone), email].filter(Boolean).join(' · ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={`/customers/${id}/show`} sx={rowLink}>
        {name || contact}
      </Link>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', ...tabular }}
      >
        {contact}
      </Typography>
      <TagChips tags={tags} />
    </Box>
  );
}

/** Shows a customer on a phone. */
function CustomerCard({ customer }: { readonly customer: ManagedCustomer }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <CustomerName customer={customer} />
        <Box sx={{ textAlign: 'right', flex: 'none' }}>
          <Typography sx={figures}>{formatPrice(customer.spend)}</Typography>
          <Typography variant="caption" color="textSecondary">
            {translate('app.customers.orders', { smart_count: customer.orders })}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {dateTime(customer.last_at)}
        </Typography>
        <ConsentChip customer={customer} />
      </Stack>
    </Stack>
  );
}
