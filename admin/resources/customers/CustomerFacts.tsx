import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Link, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { figures, tabular } from '../../layout/styles.ts';
import { PointsDialog } from './PointsDialog.tsx';

interface FactsProps {
  readonly customer: CustomerDetail;
}

export function ContactSection({ customer }: FactsProps) {
  const translate = useTranslate();
  const { phone, email, kind, lang } = customer;
  return (
    <Section title={translate('app.customers.contact')}>
      {phone && (
        <Typography>
          <Link href={`tel:${phone}`} sx={tabular}>
            {formatPhone(phone)}
          </Link>
        </Typography>
      )}
      {email && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate(`app.customers.kind.${kind}`)} · {translate(`app.customers.lang.${lang}`)}
      </Typography>
    </Section>
  );
}

export function FiguresSection({ customer }: FactsProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayAdjust = useMay('customers', 'points');
  const [isAdjusting, setAdjusting] = useState(false);
  const { orders, spend, points, last_at: last, joined_at: joined } = customer;
  const rows: readonly (readonly [key: string, value: string])[] = [
    ['spend', formatPrice(spend)],
    ['orders', orders.toLocaleString('en')],
    ...(orders > 0
      ? [['average', formatPrice(Math.round((spend / orders) * 100) / 100)] as const]
      : []),
    ['points', points.toLocaleString('en')],
    ...(orders > 0 ? [['last_at', dateTime(last)] as const] : []),
    ...(joined === null ? [] : [['joined_at', dateTime(joined)] as const]),
  ];
  return (
    <Section title={translate('app.customers.figures')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {rows.map(([key, value]) => (
          <Box key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" color="textSecondary">
              {translate(`app.customers.figure.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', ...figures }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {mayAdjust && customer.has_account && customer.erased_at === null && (
        <Button variant="outlined" onClick={() => setAdjusting(true)} sx={{ mt: 1.5 }}>
          {translate('app.customers.adjust.open')}
        </Button>
      )}
      {isAdjusting && <PointsDialog customer={customer} onClose={() => setAdjusting(false)} />}
    </Section>
  );
}
