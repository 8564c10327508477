import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Stack } from '@mui/material';
import { BothTexts } from '../../../forms/BothTexts.tsx';
import { Field } from '../../../forms/Field.tsx';
import { FoldSection } from '../../../forms/FoldSection.tsx';
import { AttributesInput } from './AttributesInput.tsx';

const FIELDS = [
  'code',
  'barcode',
  'unit_names',
  'second_hand_flag',
  'second_hand_option',
  'attributes',
];

/** Numbers, unit, condition, and facts that have no field of their own. */
export function DetailsSection({ hasOptions }: { readonly hasOptions: boolean }) {
  const translate = useTranslate();
  const [code, barcode, isUsed] = useWatch({ name: ['code', 'barcode', 'second_hand_flag'] });
  const summary = [
    code,
    barcode,
    isUsed && translate('resources.products.fields.second_hand_flag'),
  ];
  return (
    <FoldSection
      title={translate('app.products.section.details')}
      summary={summary.filter(Boolean).join(' · ')}
      fields={FIELDS}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Field
            source="code"
            {...(hasOptions && { help: translate('app.products.code_options_help') })}
          />
          <Field source="barcode" />
        </Stack>
        <BothTexts source="unit_names" help={translate('app.products.unit_help')} />
        <Condition isUsed={isUsed === true} />
        <AttributesInput />
      </Stack>
    </FoldSection>
  );
}

function Condition({ isUsed }: { readonly isUsed: boolean }) {
  const translate = useTranslate();
  return (
    <div>
      <Field source="second_hand_flag" />
      {isUsed && <Field source="second_hand_option" none={translate('app.products.no_grade')} />}
    </div>
  );
}
