import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import type { ProductStatus } from '@talad/elements/api/product.contract';
import { MoneyInput } from '../../forms/MoneyInput.tsx';
import { Section } from '../../layout/Section.tsx';
import { statusChoices } from './product-status.ts';
import { MAX_TITLE } from './validate-product.ts';

const asTyped = (value: string): string => value;

export function NameFields() {
  const translate = useTranslate();
  const limit = { htmlInput: { maxLength: MAX_TITLE } };
  return (
    <Section title={translate('app.products.details')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <TextInput
          source="titles.th"
          label={translate('app.products.title_th')}
          parse={asTyped}
          helperText={false}
          slotProps={limit}
        />
        <TextInput
          source="titles.en"
          label={translate('app.products.title_en')}
          parse={asTyped}
          helperText={translate('app.products.title_en_help')}
          slotProps={limit}
        />
      </Stack>
    </Section>
  );
}

export function PriceFields() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.pricing')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.75 }}>
        <MoneyInput source="price" label={translate('app.products.price')} required />
        <MoneyInput
          source="full_price"
          label={translate('app.products.full_price')}
          helperText={translate('app.products.full_price_help')}
        />
      </Stack>
    </Section>
  );
}

export function StatusField({ current }: { readonly current: ProductStatus }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.visibility')}>
      <SelectInput
        source="status"
        label={false}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-label': translate('resources.products.fields.status') },
          },
        }}
        helperText={false}
        choices={statusChoices(current)}
      />
    </Section>
  );
}
