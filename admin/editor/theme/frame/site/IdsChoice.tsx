import { Autocomplete, TextField } from '@mui/material';
import { useLang } from '../../../../layout/formats.ts';
import type { FieldProps } from '../../../inspector/field-props.ts';
import { useText } from '../../../use-text.ts';

/** A record that can be chosen: an id, or the name of a page. */
export interface Choice<T> {
  readonly id: T;
  readonly label: string;
}

interface IdsChoiceProps<T> extends FieldProps {
  readonly options: readonly Choice<T>[];
  /** Names of chosen records that `options` may not have. */
  readonly known?: readonly Choice<T>[];
  /** The server searches; without it, the options are filtered here. */
  readonly onSearch?: (typed: string) => void;
  readonly isSearching?: boolean;
}

/** Several records by their names. A deleted one stays until it is removed, so that opening changes nothing. */
export function IdsChoice<T extends number | string>(props: IdsChoiceProps<T>) {
  const { rule, value, options, known = [], onSearch, isSearching = false, onChange } = props;
  const t = useText();
  const lang = useLang();
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const all = [...options, ...known];
  const chosen = ids.map(
    (id): Choice<unknown> => all.find((one) => one.id === id) ?? { id, label: `#${String(id)}` },
  );
  const max = rule.maxItems ?? 200;
  return (
    <Autocomplete<Choice<unknown>, true>
      multiple
      filterSelectedOptions
      options={options}
      value={chosen}
      loading={isSearching}
      loadingText={t('link.searching')}
      noOptionsText={t('site.nothing')}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => String(id)}
      getOptionLabel={({ label }) => label}
      {...(onSearch && {
        filterOptions: (found) => found,
        onInputChange: (_event, typed, reason) => onSearch(reason === 'input' ? typed : ''),
      })}
      getOptionDisabled={() => ids.length >= max}
      onChange={(_event, next) => onChange(next.map(({ id }) => id))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={rule.label[lang]}
          placeholder={ids.length === 0 ? t('site.all') : ''}
          slotProps={{ ...input.slotProps, inputLabel: { shrink: true } }}
        />
      )}
    />
  );
}
