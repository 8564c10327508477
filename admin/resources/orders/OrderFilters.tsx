import { useListContext, useTranslate } from 'react-admin';
import { Chip, TextField } from '@mui/material';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { statusOfStage } from './order-status.ts';
import { PrintLink } from './PrintLink.tsx';
import { useOrderTags } from './use-order-tags.ts';

/** Hidden while the shop has no tags. */
export function TagFilter() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const tags = useOrderTags();
  const chosen = typeof filterValues['tag'] === 'string' ? [filterValues['tag']] : [];
  const all = [...new Set([...tags, ...chosen])];
  if (all.length === 0) return null;
  return (
    <FilterSelect
      field="tag"
      label={translate('app.orders.tags')}
      all={translate('app.orders.tags_all')}
      choices={all.map((tag) => ({ id: tag, name: tag }))}
    />
  );
}

/** Filters that a figure of the report sets, by their text there. */
const reportFilters = [
  { name: 'coupon', value: true, text: 'app.reports.coupons' },
  { name: 'reminded', value: true, text: 'app.reports.reminded' },
  { name: 'cod', value: 'collected', text: 'app.reports.cod_collected' },
  { name: 'cod', value: 'remitted', text: 'app.reports.cod_remitted' },
  { name: 'cod', value: 'refused', text: 'app.reports.cod_returned' },
] as const;

/** Names a filter of the report, so that the list does not look complete, and takes it away. */
export function ReportFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return reportFilters.map(({ name, value, text }) => {
    const { [name]: chosen, ...others } = filterValues;
    if (chosen !== value) return null;
    return <Chip key={text} label={translate(text)} onDelete={() => setFilters(others)} />;
  });
}

/** Filters that the stage select offers too: the status that they belong to, and their label. */
const moneyFilters = {
  cod_due: { status: 'delivered', text: 'app.remittances.due' },
  owed_back: { status: 'cancelled', text: 'app.orders.owed_back' },
} as const;

function isMoneyFilter(value: string): value is keyof typeof moneyFilters {
  return value in moneyFilters;
}

/** Stages of the chosen tab, money at couriers, and money that is to be sent back. */
export function StageFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { stage, cod_due: due, owed_back: owed, ...others } = filterValues;
  const isOffered = (status: string) => [undefined, status].includes(filterValues['status']);
  const choices = Object.entries(statusOfStage).flatMap(([id, status]) =>
    isOffered(status) ? { id, name: translate(`app.orders.stage.${id}`) } : [],
  );
  const ofMoney = Object.entries(moneyFilters).flatMap(([id, { status, text }]) =>
    isOffered(status) ? { id, name: translate(text) } : [],
  );
  const all = [...choices, ...ofMoney];
  const chosen = String((due && 'cod_due') || (owed && 'owed_back') || (stage ?? ''));
  return (
    <TextField
      select
      value={chosen}
      onChange={({ target: { value } }) =>
        setFilters({
          ...others,
          ...(isMoneyFilter(value) ? { [value]: true } : value !== '' && { stage: value }),
        })
      }
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': translate('app.orders.stage_label') },
      }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 190px' } }}
    >
      <option value="">{translate('app.orders.stage_all')}</option>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** A day of Thailand's calendar; both ends are included. */
export function DayFilter({ field }: { readonly field: 'from' | 'to' }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const value = typeof filterValues[field] === 'string' ? filterValues[field] : '';
  return (
    <TextField
      type="date"
      label={translate(`app.orders.${field}`)}
      value={value}
      onChange={({ target }) => {
        const { [field]: _old, ...others } = filterValues;
        setFilters(target.value === '' ? others : { ...others, [field]: target.value });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 160px' } }}
    />
  );
}

/** Prints the list as it is filtered. */
export function PrintFiltered() {
  const { filterValues, total } = useListContext();
  if (!total) return null;
  return <PrintLink filter={filterValues} label="app.orders.print_all" />;
}
