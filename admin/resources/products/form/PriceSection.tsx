import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { Field } from '../../../forms/Field.tsx';
import { Section } from '../../../layout/Section.tsx';

interface PriceSectionProps {
  /** Shows the price. If the product has options, each variant has its own price, in the matrix. */
  readonly hasOptions: boolean;
}

export function PriceSection({ hasOptions }: PriceSectionProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.pricing')}>
      {!hasOptions && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.75 }}>
          <Field source="price" />
          <Field source="full_price" help={translate('app.products.full_price_help')} />
        </Stack>
      )}
      <Field source="has_vat" help={translate('app.products.has_vat_help')} />
    </Section>
  );
}
