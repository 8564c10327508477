import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import type { ProductStatus } from '@talad/elements/api/product.contract';
import { ChoiceInput } from '../../forms/ChoiceInput.tsx';
import { Field } from '../../forms/Field.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { statusChoices } from './product-status.ts';

/** The shop's own language first; without the other one, shoppers see this name in both. */
export function NameFields() {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  const other = lang === 'th' ? 'en' : 'th';
  return (
    <Section title={translate('app.products.details')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Field source={`titles.${lang}`} required />
        <Field source={`titles.${other}`} help={translate('app.products.title_other_help')} />
      </Stack>
    </Section>
  );
}

export function PriceFields() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.pricing')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.75 }}>
        <Field source="price" />
        <Field source="full_price" help={translate('app.products.full_price_help')} />
      </Stack>
    </Section>
  );
}

export function StatusField({ current }: { readonly current: ProductStatus }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.visibility')}>
      <ChoiceInput
        source="status"
        label={translate('resources.products.fields.status')}
        choices={statusChoices(current).map(({ id, name }) => ({ id, name: translate(name) }))}
      />
    </Section>
  );
}
