import { useTranslate } from 'react-admin';
import type { ManagedCustomer } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';

/** True if the shop may send offers to the customer; without an answer there is no consent. */
export function ConsentChip({ customer }: { readonly customer: ManagedCustomer }) {
  const translate = useTranslate();
  const { marketing, marketing_at: at } = customer;
  if (marketing) return <StatusChip tone="good" label={translate('app.customers.consent.given')} />;
  const state = at === null ? 'none' : 'withdrawn';
  return <StatusChip tone="neutral" label={translate(`app.customers.consent.${state}`)} />;
}
