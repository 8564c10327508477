import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { thaiBanks } from '@talad/elements/commerce/forms/thai-banks';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { Section } from '../../../layout/Section.tsx';
import { useLang } from '../../../layout/formats.ts';
import { CodLimitsSection } from './CodLimitsSection.tsx';
import type { SettingsValues } from '../settings-form.ts';

const MOST_ACCOUNTS = 5;
const HOURS_TO_PAY = [1, 3, 6, 12, 24, 48, 72, 168];

/** Sets how customers pay: on delivery, or by a transfer to the shop's own account. */
export function PaymentSection() {
  const translate = useTranslate();
  const takesTransfers = useWatch<SettingsValues, 'payments.transfer'>({
    name: 'payments.transfer',
  });
  const takesCod = useWatch<SettingsValues, 'payments.cod'>({ name: 'payments.cod' });
  const takesOnline = useWatch<SettingsValues, 'payments.online'>({ name: 'payments.online' });
  return (
    <>
      <Section>
        <Stack sx={{ gap: 1, pt: 0.75 }}>
          <BooleanInput
            source="payments.transfer"
            label={translate('app.settings.payments_transfer')}
            helperText={translate('app.settings.payments_transfer_help')}
          />
          <BooleanInput
            source="payments.online"
            label={translate('app.settings.payments_online')}
            helperText={translate('app.settings.payments_online_help')}
          />
          <BooleanInput
            source="payments.cod"
            label={translate('app.settings.payments_cod')}
            helperText={translate('app.settings.payments_cod_help')}
          />
        </Stack>
      </Section>
      {takesCod && <CodLimitsSection />}
      {(takesTransfers || takesOnline) && (
        <Section title={translate('app.settings.payments_pay_hours')}>
          <Stack sx={{ gap: 2, pt: 0.75 }}>
            <Typography color="textSecondary">
              {translate('app.settings.payments_pay_hours_help')}
            </Typography>
            {takesTransfers && <HoursInput name="pay_hours" label="payments_transfer_hours" />}
            {takesOnline && <HoursInput name="online_hours" label="payments_online_hours" />}
          </Stack>
        </Section>
      )}
      {takesTransfers && (
        <>
          <Section title={translate('app.settings.payments_promptpay')}>
            <Stack sx={{ gap: 2, pt: 0.75 }}>
              <TextInput
                source="payments.promptpay"
                label={translate('app.settings.payments_promptpay_number')}
                helperText={translate('app.settings.payments_promptpay_help')}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <TextInput
                source="payments.promptpay_name"
                label={translate('app.settings.payments_promptpay_name')}
                helperText={translate('app.settings.payments_promptpay_name_help')}
              />
            </Stack>
          </Section>
          <Accounts />
        </>
      )}
    </>
  );
}

interface HoursInputProps {
  readonly name: 'pay_hours' | 'online_hours';
  readonly label: string;
}

/** The time that an order waits for its payment. */
function HoursInput({ name, label }: HoursInputProps) {
  const translate = useTranslate();
  return (
    <ChoiceInput
      source={`payments.${name}`}
      label={translate(`app.settings.${label}`)}
      choices={HOURS_TO_PAY.map((hours) => ({
        id: hours,
        name: translate('app.settings.payments_hours', { smart_count: hours }),
      }))}
    />
  );
}

function Accounts() {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<SettingsValues, 'payments.accounts'>({
    name: 'payments.accounts',
  });
  return (
    <Section title={translate('app.settings.payments_accounts')}>
      <Stack sx={{ gap: 3, pt: 0.75 }}>
        {fields.length === 0 && (
          <Typography color="textSecondary">
            {translate('app.settings.payments_no_accounts')}
          </Typography>
        )}
        {fields.map(({ id }, index) => (
          <Account key={id} index={index} onRemove={() => remove(index)} />
        ))}
        {fields.length < MOST_ACCOUNTS && (
          <Button
            startIcon={<AddIcon />}
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => append({ bank: '', number: '', name: '' })}
          >
            {translate('app.settings.payments_add_account')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

interface AccountProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function Account({ index, onRemove }: AccountProps) {
  const translate = useTranslate();
  const lang = useLang();
  const source = `payments.accounts.${index}`;
  const banks = Object.entries(thaiBanks).map(([id, names]) => ({ id, name: names[lang] }));
  return (
    <Box
      role="group"
      aria-label={translate('app.settings.payments_account', { n: index + 1 })}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <ChoiceInput
        source={`${source}.bank`}
        label={translate('app.settings.payments_bank')}
        choices={banks}
        none={translate('app.settings.payments_choose_bank')}
      />
      <TextInput
        source={`${source}.number`}
        label={translate('app.settings.payments_number')}
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput
        source={`${source}.name`}
        label={translate('app.settings.payments_name')}
        helperText={false}
      />
      <Button color="error" onClick={onRemove} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
        {translate('app.settings.payments_remove_account')}
      </Button>
    </Box>
  );
}
