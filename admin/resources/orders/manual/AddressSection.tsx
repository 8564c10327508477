import { TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Box } from '@mui/material';
import {
  addressFields,
  addressRules,
  placeFields,
  type AddressField,
} from '@talad/elements/commerce/forms/address-form';
import { Section } from '../../../layout/Section.tsx';

const WIDE: ReadonlySet<AddressField> = new Set(['name', 'address', 'note']);
const PLACE: ReadonlySet<AddressField> = new Set(placeFields);
const KEYBOARDS: Partial<Record<AddressField, 'tel' | 'email' | 'numeric'>> = {
  phone: 'tel',
  email: 'email',
  postcode: 'numeric',
};

interface AddressSectionProps {
  readonly unsure: readonly AddressField[];
  /** True if the buyer collects the order, which needs no address. */
  readonly isPickup: boolean;
  readonly onChecked: (field: AddressField) => void;
}

/** Shows the fields of an address; uncertain ones are marked until they are changed. */
export function AddressSection({ unsure, isPickup, onChecked }: AddressSectionProps) {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const fields = addressFields.filter((field) => !isPickup || !PLACE.has(field));
  return (
    <Section title={translate(isPickup ? 'app.orders.manual.collector' : 'app.orders.address')}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2,
          pt: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((field) => (
          <TextInput
            key={field}
            source={`address.${field}`}
            label={`app.orders.manual.field.${field}`}
            isRequired={addressRules[field].required}
            multiline={field === 'address' || field === 'note'}
            helperText={unsure.includes(field) ? 'app.orders.manual.check' : false}
            color={unsure.includes(field) ? 'warning' : 'primary'}
            focused={unsure.includes(field) || undefined}
            onChange={() => {
              clearErrors(`address.${field}`);
              onChecked(field);
            }}
            slotProps={{
              htmlInput: {
                maxLength: addressRules[field].maxLength,
                ...(KEYBOARDS[field] && { inputMode: KEYBOARDS[field] }),
                autoComplete: 'off',
              },
            }}
            sx={WIDE.has(field) ? { gridColumn: '1 / -1' } : {}}
          />
        ))}
      </Box>
    </Section>
  );
}
