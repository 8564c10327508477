import { useTranslate } from 'react-admin';
import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useCategoryPaths } from '../form/use-category-paths.ts';
import { stockReasons } from '../stock-form.ts';
import type { BulkValues } from './bulk-form.ts';
import { BulkSelect } from './BulkSelect.tsx';

interface BulkFieldsProps {
  readonly values: BulkValues;
  readonly onChange: (part: Partial<BulkValues>) => void;
}

const STATUSES = [
  'availability',
  'preorder',
  'soldout',
  'product_sync_disable',
  'discontinued',
] as const;

/** The fields of the chosen kind of change. */
export function BulkFields({ values, onChange }: BulkFieldsProps) {
  const translate = useTranslate();
  const t = (key: string) => translate(`app.bulk.${key}`);
  const number = (label: string, help: string) => (
    <TextField
      fullWidth
      label={label}
      helperText={help}
      value={values.by}
      onChange={({ target }) => onChange({ by: target.value })}
      slotProps={{ htmlInput: { inputMode: 'text', maxLength: 12 } }}
    />
  );
  switch (values.kind) {
    case 'price':
      return (
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ gap: 2 }}>
            {number(t('by'), t('by_help'))}
            <BulkSelect
              label={t('unit')}
              value={values.unit}
              choices={(['percent', 'baht'] as const).map((id) => ({ id, name: t(`units.${id}`) }))}
              onChange={(unit) => onChange({ unit })}
            />
          </Stack>
          <BulkSelect
            label={t('round_to')}
            value={values.round_to}
            choices={([0.01, 1, 5, 10] as const).map((id) => ({
              id,
              name: id === 0.01 ? t('round_none') : `฿${id}`,
            }))}
            onChange={(round_to) => onChange({ round_to })}
          />
          <FormControlLabel
            control={<Switch checked={values.strike} />}
            label={t('strike')}
            onChange={() => onChange({ strike: !values.strike })}
          />
        </Stack>
      );
    case 'stock':
      return (
        <Stack sx={{ gap: 2 }}>
          {number(t('delta'), t('delta_help'))}
          <BulkSelect
            label={translate('app.stock.reason')}
            value={values.reason}
            choices={stockReasons.map((id) => ({ id, name: translate(`app.stock.reasons.${id}`) }))}
            onChange={(reason) => onChange({ reason })}
          />
          <TextField
            label={translate('app.stock.note')}
            value={values.note}
            onChange={({ target }) => onChange({ note: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Stack>
      );
    case 'status':
      return (
        <BulkSelect
          label={translate('resources.products.fields.status')}
          value={values.status}
          choices={STATUSES.map((id) => ({ id, name: translate(`app.products.status.${id}`) }))}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'category_id':
    case 'add_categories':
    case 'remove_categories':
    case 'mall_category_id':
      return <CategoryField values={values} onChange={onChange} />;
    case 'add_tags':
    case 'remove_tags':
      return (
        <TextField
          label={translate('resources.products.fields.tags')}
          helperText={t('tags_help')}
          value={values.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      );
    case 'hot':
    case 'recommend':
      return (
        <FormControlLabel
          control={<Switch checked={values.isOn} />}
          label={translate(`resources.products.fields.${values.kind}`)}
          onChange={() => onChange({ isOn: !values.isOn })}
        />
      );
  }
}

function CategoryField({ values, onChange }: BulkFieldsProps) {
  const translate = useTranslate();
  const isMarket = values.kind === 'mall_category_id';
  const { paths } = useCategoryPaths(isMarket ? 'market' : 'shop');
  const mayBeNone = isMarket || values.kind === 'category_id';
  return (
    <BulkSelect
      label={translate(
        `resources.products.fields.${isMarket ? 'mall_category_id' : 'category_id'}`,
      )}
      value={values.category ?? 0}
      choices={[
        { id: 0, name: translate(mayBeNone ? 'app.bulk.no_category' : 'app.bulk.choose_category') },
        ...paths.map(({ id, path }) => ({ id, name: path })),
      ]}
      onChange={(id) => onChange({ category: id === 0 ? null : id })}
    />
  );
}
