import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Stack } from '@mui/material';
import { provinceChoices } from '@talad/elements/locales/provinces';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { Field } from '../../../forms/Field.tsx';
import { FoldSection } from '../../../forms/FoldSection.tsx';
import { useLang } from '../../../layout/formats.ts';

const FIELDS = [
  'weight',
  'weight_unit',
  'width',
  'length',
  'height',
  'free_shipping',
  'prepare_duration',
  'prepare_weekday',
  'province_id',
];

/** The parcel, and origin and time of its shipping. */
export function ShippingSection() {
  const translate = useTranslate();
  const lang = useLang();
  const [weight, unit, free, days] = useWatch({
    name: ['weight', 'weight_unit', 'free_shipping', 'prepare_duration'],
  });
  const summary = [
    typeof weight === 'number' &&
      `${weight} ${translate(`resources.products.enums.weight_unit.${unit}`)}`,
    free === true && translate('resources.products.fields.free_shipping'),
    typeof days === 'number' && translate('app.products.prepare_days', { smart_count: days }),
  ];
  return (
    <FoldSection
      title={translate('app.products.section.shipping')}
      summary={summary.filter(Boolean).join(' · ')}
      fields={FIELDS}
    >
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
          <Field source="weight" />
          <Field source="weight_unit" />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          <Field source="width" />
          <Field source="length" />
          <Field source="height" />
        </Box>
        <Field source="free_shipping" />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Field source="prepare_duration" help={translate('app.products.prepare_duration_help')} />
          <ChoiceInput
            source="prepare_weekday"
            none={translate('app.products.any_day')}
            choices={weekdays(lang)}
          />
        </Stack>
        <ChoiceInput
          source="province_id"
          none={translate('app.products.no_province')}
          choices={provinceChoices(lang)}
        />
      </Stack>
    </FoldSection>
  );
}

/** ISO weekdays begin with Monday, and 1 January 2024 was one. */
function weekdays(lang: string) {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_day, index) => ({
    id: index + 1,
    name: format.format(Date.UTC(2024, 0, index + 1)),
  }));
}
