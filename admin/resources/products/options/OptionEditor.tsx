import { useTranslate } from 'react-admin';
import { Button, Chip, Stack, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {
  MAX_COMBINATIONS,
  MAX_OPTIONS,
  type OptionInput,
} from '../../../../storefront-host/modules/catalog/products/variants/product-options.contract.ts';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { OptionRow } from './OptionRow.tsx';

interface OptionEditorProps {
  readonly options: readonly OptionInput[];
  readonly onChange: (options: readonly OptionInput[]) => void;
  /** Errors of the last save. */
  readonly refusal?: string | undefined;
}

/** Common options, which one press adds. */
const COMMON = ['color', 'size', 'flavour', 'model'] as const;

/** Edits a product's options as chips, and shows how many combinations they make. */
export function OptionEditor({ options, onChange, refusal }: OptionEditorProps) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const lang = shop.base_language;
  const add = (name: string) => onChange([...options, { title: { [lang]: name }, items: [] }]);
  const named = new Set(options.map(({ title }) => title[lang]?.trim().toLowerCase()));
  const proposed = COMMON.map((name) => translate(`app.options.common.${name}`)).filter(
    (name) => !named.has(name.toLowerCase()),
  );
  const count = options.reduce((product, { items }) => product * Math.max(1, items.length), 1);
  return (
    <Stack sx={{ gap: 2 }}>
      {options.map((option, index) => (
        <OptionRow
          // oxlint-disable-next-line react/no-array-index-key -- no id before it is saved, added at the end
          key={option.key ?? index}
          option={option}
          index={index}
          onChange={(changed) => onChange(options.with(index, changed))}
          onRemove={() => onChange(options.toSpliced(index, 1))}
        />
      ))}
      {options.length < MAX_OPTIONS && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add('')}>
            {translate('app.options.add')}
          </Button>
          {proposed.map((name) => (
            <Chip key={name} label={name} variant="outlined" onClick={() => add(name)} />
          ))}
        </Stack>
      )}
      {refusal !== undefined && (
        <Typography variant="body2" role="alert" color="error">
          {refusal}
        </Typography>
      )}
      {options.length > 0 && (
        <Typography
          variant="body2"
          role="status"
          color={count > MAX_COMBINATIONS ? 'error' : 'textSecondary'}
        >
          {translate(count > MAX_COMBINATIONS ? 'app.options.too_many' : 'app.options.count', {
            smart_count: count,
            max: MAX_COMBINATIONS.toLocaleString('en'),
          })}
        </Typography>
      )}
    </Stack>
  );
}
