import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Stack, TextField, Typography } from '@mui/material';
import { Value } from 'typebox/value';
import { WireDelivery } from '@talad/elements/api/delivery.contract';
import { ofWire } from '@talad/elements/api/wire-delivery';
import { bahtToSatang, satangToBaht } from '@talad/elements/commerce/money';
import { quoteMethods, type DeliveryQuote } from '@talad/elements/commerce/delivery/quote-delivery';
import { effectiveDelivery } from '@talad/elements/commerce/delivery/rate-delivery';
import { remoteKindOf } from '@talad/elements/commerce/delivery/remote-areas';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import { formatPrice } from '@talad/elements/locales/format';
import { provinceChoices } from '@talad/elements/locales/provinces';
import type { ManagedDelivery } from '../../../storefront-host/modules/sales/delivery/manage-delivery.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { tabular } from '../../layout/styles.ts';

const CHIANG_MAI = 50;

/**
 * Shows the price of an example order by the unsaved settings; the checkout uses the same function.
 */
export function PreviewSection() {
  const translate = useTranslate();
  const lang = useLang();
  const values = useWatch() as ManagedDelivery;
  const [kilograms, setKilograms] = useState('2');
  const [amount, setAmount] = useState('500');
  const [province, setProvince] = useState(CHIANG_MAI);
  const [postcode, setPostcode] = useState('');
  const quotes = quotesOf(values, {
    grams: Math.round(Number(kilograms) * 1000),
    baht: Number(amount),
    province,
    postcode,
  });
  const number = (label: string, value: string, change: (text: string) => void) => (
    <TextField
      label={translate(`app.delivery.preview.${label}`)}
      value={value}
      onChange={({ target }) => change(target.value.replaceAll(/[^\d.]/g, ''))}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
  return (
    <Section title={translate('app.delivery.preview.title')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              sm: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {number('weight', kilograms, setKilograms)}
          {number('amount', amount, setAmount)}
          <TextField
            select
            label={translate('app.delivery.preview.province')}
            value={province}
            onChange={({ target }) => setProvince(Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {provinceChoices(lang).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
          {number('postcode', postcode, setPostcode)}
        </Box>
        <Box role="status">
          {quotes === null && (
            <Typography color="textSecondary">{translate('app.delivery.preview.wrong')}</Typography>
          )}
          {quotes?.map((quote) => (
            <Stack
              key={quote.method.id}
              direction="row"
              sx={{ justifyContent: 'space-between', gap: 2, py: 0.75 }}
            >
              <span>
                {quote.method.names[lang] ||
                  quote.method.names.th ||
                  translate(`app.delivery.kind.${quote.method.kind}`)}
                {quote.promise && !quote.refusal && (
                  <Typography component="div" variant="body2" color="textSecondary">
                    {formatArrival(quote.promise.from, quote.promise.to, lang)}
                  </Typography>
                )}
              </span>
              <Box component="span" sx={{ ...tabular, fontWeight: 620, textAlign: 'end' }}>
                {quote.refusal
                  ? translate(`app.delivery.refused.${quote.refusal}`)
                  : feeOf(quote, translate('app.delivery.preview.free'))}
              </Box>
            </Stack>
          ))}
        </Box>
        {postcode !== '' && remoteKindOf(postcode, '') && (
          <Typography variant="body2" color="textSecondary">
            {translate(`app.delivery.preview.${remoteKindOf(postcode, '') ?? 'remote'}`)}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}

interface Example {
  readonly grams: number;
  readonly baht: number;
  readonly province: number;
  readonly postcode: string;
}

/** Returns null while a field is incomplete. */
function quotesOf(
  values: ManagedDelivery,
  { grams, baht, province, postcode }: Example,
): readonly DeliveryQuote[] | null {
  const wire = Value.Clean(WireDelivery, structuredClone(values));
  if (!Value.Check(WireDelivery, wire) || !(baht >= 0) || !(grams >= 0)) return null;
  const { simple } = values;
  const rule = simple
    ? {
        flat: bahtToSatang(simple.flat),
        ...(simple.free_from !== null && { freeFrom: bahtToSatang(simple.free_from) }),
      }
    : undefined;
  const line = { unitPrice: bahtToSatang(Math.round(baht)), quantity: 1, grams };
  const to = { province, district: '', subDistrict: '', postcode };
  return quoteMethods(effectiveDelivery(ofWire(wire), rule), [line], { to, now: new Date() });
}

function feeOf({ total }: DeliveryQuote, free: string): string {
  return total.price.shipping === 0 ? free : formatPrice(satangToBaht(total.price.shipping));
}
