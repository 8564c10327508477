import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { isRecord } from '../model/leaves.ts';
import { useText } from '../use-text.ts';
import type { FieldProps } from './field-props.ts';
import { useCategories } from './use-categories.ts';

const SHOWROOMS = ['recommend', 'new', 'hot', 'sale'] as const;
const SORTS = ['new', 'hot', 'popular', 'price_asc', 'price_desc'] as const;
/** Label of the empty option. */
const NONE = '-';

/** Products of a section (spec §3 apiOptions). */
export function QueryField({ rule, value, onChange }: FieldProps) {
  const t = useText();
  const lang = useLang();
  const categories = useCategories();
  const query = isRecord(value) ? value : {};
  const set = (name: string, chosen: unknown): void => {
    const { [name]: _old, ...others } = query;
    onChange(chosen === undefined ? others : { ...others, [name]: chosen });
  };
  const category = query['category_id'];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {rule.label[lang]}
      </Typography>
      <TextField
        select
        label={t('query.category')}
        value={typeof category === 'number' ? String(category) : NONE}
        onChange={({ target }) =>
          set('category_id', target.value === NONE ? undefined : Number(target.value))
        }
      >
        <MenuItem value={NONE}>{t('query.all')}</MenuItem>
        {categories.map(({ category_id, category_name }) => (
          <MenuItem key={category_id} value={String(category_id)}>
            {category_name}
          </MenuItem>
        ))}
      </TextField>
      {typeof category === 'number' && (
        <FormControlLabel
          control={
            <Switch
              checked={query['category_with_child'] !== false}
              onChange={({ target }) => set('category_with_child', target.checked)}
            />
          }
          label={t('query.with_child')}
        />
      )}
      <TextField
        select
        label={t('query.showroom')}
        value={SHOWROOMS.find((one) => one === query['showroom']) ?? NONE}
        onChange={({ target }) => set('showroom', target.value === NONE ? undefined : target.value)}
      >
        <MenuItem value={NONE}>{t('query.any')}</MenuItem>
        {SHOWROOMS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`query.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('query.sort')}
        value={SORTS.find((one) => one === query['sort']) ?? NONE}
        onChange={({ target }) => set('sort', target.value === NONE ? undefined : target.value)}
      >
        <MenuItem value={NONE}>{t('query.sort_none')}</MenuItem>
        {SORTS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`query.sort_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={query['ready_to_sell'] === 1}
            onChange={({ target }) => set('ready_to_sell', target.checked ? 1 : undefined)}
          />
        }
        label={t('query.ready')}
      />
    </Box>
  );
}
