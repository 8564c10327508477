import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Box, Stack, Typography } from '@mui/material';
import { ChoiceInput } from '../../forms/ChoiceInput.tsx';
import { messageIn } from '../../forms/message-in.ts';
import { MoneyInput } from '../../forms/MoneyInput.tsx';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { sorts } from './collection-form.ts';
import { RuleMatches } from './RuleMatches.tsx';

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Conditions that must all match, and the products that they find now. */
export function RuleFields() {
  const translate = useTranslate();
  const label = (name: string) => translate(`app.collections.rule.${name}`);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('app.collections.rule_help')}
      </Typography>
      <Box sx={row}>
        <CategorySelect
          source="rule.category_id"
          label={label('category_id')}
          none={translate('app.products.all_categories')}
        />
        <TextInput source="rule.tag" label={label('tag')} helperText={false} />
        <TextInput source="rule.brand" label={label('brand')} helperText={false} />
        <ChoiceInput
          source="rule.sort"
          label={label('sort')}
          choices={sorts.map((id) => ({ id, name: translate(`app.collections.sorts.${id}`) }))}
        />
        <MoneyInput source="rule.price_min" label={label('price_min')} />
        <MoneyInput source="rule.price_max" label={label('price_max')} />
        <BooleanInput source="rule.on_sale" label={label('on_sale')} helperText={false} />
        <BooleanInput source="rule.is_new" label={label('is_new')} helperText={false} />
      </Box>
      <Refusal />
      <RuleMatches />
    </Stack>
  );
}

/** Error of the rule: it has no condition, or one of its fields is invalid. */
function Refusal() {
  const { errors } = useFormState();
  const message = messageIn(errors['rule']);
  if (message === undefined) return null;
  return (
    <Typography variant="body2" role="alert" color="error">
      {message}
    </Typography>
  );
}
