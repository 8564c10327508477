import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { CopyButton } from '../../layout/CopyButton.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { tabular } from '../../layout/styles.ts';
import { addressLines, labelText } from './address.ts';
import { DeliveryMethod } from './DeliveryMethod.tsx';
import { RemittanceRows } from './remittances/RemittanceRows.tsx';
import { RefundButton, RefundRows } from './returns/Refunds.tsx';
import { isOwedBack } from './order-status.ts';

export function CustomerCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayOpen = useMay('customers', 'show');
  const { contact, address, customer_id: customerId } = order;
  return (
    <Section
      title={translate('app.orders.address')}
      action={
        <CopyButton
          text={labelText(contact, address)}
          label={translate('app.orders.copy_address')}
          done="app.orders.copied"
        />
      }
    >
      <Typography sx={{ fontWeight: 620 }}>
        {mayOpen && customerId !== null ? (
          <Link component={RouterLink} to={`/customers/${customerId}/show`}>
            {contact.name}
          </Link>
        ) : (
          contact.name
        )}
      </Typography>
      <Typography>
        <Link
          href={`tel:${contact.phone}`}
          aria-label={translate('app.orders.call', { phone: formatPhone(contact.phone) })}
          sx={tabular}
        >
          {formatPhone(contact.phone)}
        </Link>
      </Typography>
      {contact.email && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </Typography>
      )}
      <Box component="address" sx={{ fontStyle: 'normal', mt: 1, lineHeight: 1.65 }}>
        {addressLines(address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <DeliveryMethod delivery={order.delivery} />
      {address.note && (
        <Alert severity="info" icon={false} sx={{ mt: 1.5, py: 0 }}>
          <Typography variant="caption" component="div">
            {translate('app.orders.note')}
          </Typography>
          {address.note}
        </Alert>
      )}
    </Section>
  );
}

export function PaymentCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const isOpen = order.payment_status === 'pending' && order.status !== 'cancelled';
  return (
    <Section
      title={translate('app.orders.payment_title')}
      action={order.actions.includes('refund') && <RefundButton order={order} />}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography>{translate(`app.orders.payment.${order.payment_method}`)}</Typography>
        {isOpen && (
          <Typography sx={{ ...tabular, fontWeight: 620 }}>
            {formatPrice(order.price.pay)}
          </Typography>
        )}
      </Stack>
      <Typography color="textSecondary">
        {translate(`app.orders.payment.${isOwedBack(order) ? 'owed' : order.payment_status}`)}
      </Typography>
      {order.payment_method === 'platform' && (
        <Typography variant="body2" color="textSecondary">
          {translate('app.orders.payment_to_market')}
        </Typography>
      )}
      <RemittanceRows order={order} />
      <RefundRows refunds={order.refunds} />
      {order.pay_by && (
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {translate('app.orders.pay_by', { at: dateTime(order.pay_by) })}
        </Typography>
      )}
    </Section>
  );
}

/** Links to the page that the customer sees, to send in a chat. */
export function LinkCard({ link }: { readonly link: string }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('app.orders.link')}
      action={
        <CopyButton
          text={link}
          label={translate('app.orders.link_copy')}
          done="app.orders.link_copied"
        />
      }
    >
      <Typography color="textSecondary">{translate('app.orders.link_text')}</Typography>
      <Link href={link} target="_blank" rel="noopener">
        {translate('app.orders.link_open')}
      </Link>
    </Section>
  );
}
