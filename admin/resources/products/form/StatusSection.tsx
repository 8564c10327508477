import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import type { ProductStatus } from '@talad/elements/api/product.contract';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { Field } from '../../../forms/Field.tsx';
import { Section } from '../../../layout/Section.tsx';
import { statusChoices } from '../product-status.ts';

/** Sets whether and from when the product is shown and sold, and the maximum in one order. */
export function StatusSection({ current }: { readonly current: ProductStatus }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.visibility')}>
      <Stack sx={{ gap: 1.5, pt: 0.75 }}>
        <ChoiceInput
          source="status"
          label={translate('resources.products.fields.status')}
          choices={statusChoices(current).map(({ id, name }) => ({ id, name: translate(name) }))}
        />
        <Field source="publish_at" help={translate('app.products.publish_at_help')} />
        <Field source="order_limit" help={translate('app.products.order_limit_help')} />
        <div>
          <Field source="one_per_cart" />
          <Field source="add_disabled" help={translate('app.products.add_disabled_help')} />
        </div>
      </Stack>
    </Section>
  );
}
