import { TextInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Button, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Quote } from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { Section } from '../../../layout/Section.tsx';
import { tabular } from '../../../layout/styles.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { amountOf } from './manual-form.ts';

const money = (typed: unknown) =>
  typeof typed === 'string' && amountOf(typed) === null ? 'app.orders.manual.amount' : undefined;

interface TotalSectionProps {
  readonly quote: Quote | null | undefined;
  /** True while the new total is loading. */
  readonly isOld: boolean;
}

/** Shows manual discount and delivery fee, and the total for the customer. */
export function TotalSection({ quote, isOld }: TotalSectionProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const isShort = quote?.lines.some(({ refusal }) => refusal !== undefined) ?? false;
  const rows = quote
    ? [
        ['product', formatPrice(quote.price.product)],
        ...(quote.price.discount > 0
          ? [['discount', `-${formatPrice(quote.price.discount)}`]]
          : []),
        ['shipping', formatPrice(quote.price.shipping)],
      ]
    : [];
  return (
    <Section title={translate('app.orders.manual.total')}>
      <Stack sx={{ gap: 2, pb: 2 }}>
        <TextInput
          source="discount"
          label="app.orders.manual.discount"
          helperText={false}
          validate={money}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        {quote && quote.deliveries.length > 1 && <DeliveryChoice quote={quote} />}
        <TextInput
          source="fee"
          label="app.orders.manual.fee"
          helperText="app.orders.manual.fee_help"
          validate={money}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        {quote && quote.payment_methods.length > 1 && (
          <ChoiceInput
            source="payment_method"
            label={translate('app.orders.payment_title')}
            choices={quote.payment_methods.map((id) => ({
              id,
              name: translate(`app.orders.payment.${id}`),
            }))}
          />
        )}
      </Stack>
      {rows.map(([name = '', value]) => (
        <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', py: 0.25 }}>
          <Typography>{translate(`app.orders.price.${name}`)}</Typography>
          <Typography sx={tabular}>{value}</Typography>
        </Stack>
      ))}
      <Stack
        direction="row"
        aria-live="polite"
        sx={{ justifyContent: 'space-between', py: 1, mb: 1 }}
      >
        <Typography sx={{ fontWeight: 650 }}>{translate('app.orders.price.net')}</Typography>
        <Typography sx={{ ...tabular, fontWeight: 650, fontSize: '1.125rem' }}>
          {quote ? formatPrice(quote.price.net) : '–'}
        </Typography>
      </Stack>
      <Button
        type="submit"
        variant="contained"
        fullWidth
        loading={isSubmitting}
        disabled={!quote || isOld || isShort}
      >
        {translate('app.orders.manual.place')}
      </Button>
    </Section>
  );
}
