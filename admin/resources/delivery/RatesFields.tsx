import { useDataProvider, useTranslate } from 'react-admin';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { MAX_BANDS, MAX_RATES, type WireMethod } from '@talad/elements/api/delivery.contract';
import { provinceName } from '@talad/elements/locales/provinces';
import { MoneyInput } from '../../forms/MoneyInput.tsx';
import { ProvincesInput } from '../../forms/ProvincesInput.tsx';
import { useLang } from '../../layout/formats.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { LimitInput } from './LimitInput.tsx';

/** Edits the price lists of a method: one for most places, and others for certain areas. */
export function RatesFields({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const by = useWatch({ name: `${source}.by` }) as WireMethod['by'];
  const { fields, append, remove } = useFieldArray({ name: `${source}.rates` });
  return (
    <Stack sx={{ gap: 2 }}>
      {fields.map(({ id }, index) => (
        <Rate
          key={id}
          source={`${source}.rates.${index}`}
          by={by}
          isOnly={fields.length === 1}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < MAX_RATES && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() =>
            append({ provinces: [10], districts: [], bands: [{ up_to: null, fee: 0 }] })
          }
        >
          {translate('app.delivery.add_area')}
        </Button>
      )}
    </Stack>
  );
}

interface RateProps {
  readonly source: string;
  readonly by: WireMethod['by'];
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

function Rate({ source, by, isOnly, onRemove }: RateProps) {
  const translate = useTranslate();
  const lang = useLang();
  const provinces = useWatch({ name: `${source}.provinces` }) as readonly number[];
  const title =
    provinces.length === 0
      ? translate('app.delivery.everywhere')
      : provinces.map((id) => provinceName(id, lang)).join(', ');
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 } }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
        >
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{title}</Typography>
          {!isOnly && (
            <IconButton
              onClick={onRemove}
              aria-label={translate('app.delivery.remove_area', { name: title })}
            >
              <RemoveIcon />
            </IconButton>
          )}
        </Stack>
        <ProvincesInput
          source={`${source}.provinces`}
          label={translate('app.delivery.provinces')}
          help={translate('app.delivery.provinces_help')}
        />
        {provinces.length > 0 && <Districts source={`${source}.districts`} provinces={provinces} />}
        <Bands source={`${source}.bands`} by={by} />
      </Stack>
    </Box>
  );
}

interface DistrictsProps {
  readonly source: string;
  readonly provinces: readonly number[];
}

/** Use their Thai names, as the rules do. */
function Districts({ source, provinces }: DistrictsProps) {
  const translate = useTranslate();
  const { field } = useController({ name: source });
  const { districtsOfProvince } = useDataProvider<TaladDataProvider>();
  const { data: options = [] } = useQuery({
    queryKey: ['districts', ...provinces],
    queryFn: async ({ signal }) => {
      const names = provinces.map((id) => provinceName(id, 'th') ?? '');
      const found = await Promise.all(names.map((name) => districtsOfProvince(name, signal)));
      return [...new Set(found.flat())];
    },
  });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={field.value as string[]}
      onChange={(_event, chosen) => field.onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('app.delivery.districts')}
          helperText={translate('app.delivery.districts_help')}
        />
      )}
    />
  );
}

interface BandsProps {
  readonly source: string;
  readonly by: WireMethod['by'];
}

function Bands({ source, by }: BandsProps) {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source });
  if (by === 'order') {
    return <MoneyInput source={`${source}.0.fee`} label={translate('app.delivery.fee')} />;
  }
  return (
    <Stack sx={{ gap: 1 }}>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
          }}
        >
          <LimitInput source={`${source}.${index}.up_to`} by={by} />
          <MoneyInput source={`${source}.${index}.fee`} label={translate('app.delivery.fee')} />
          {fields.length > 1 && (
            <IconButton
              onClick={() => remove(index)}
              aria-label={translate('app.delivery.remove_step', { n: index + 1 })}
              sx={{ mt: 0.5 }}
            >
              <RemoveIcon />
            </IconButton>
          )}
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate(`app.delivery.steps_help.${by}`)}
      </Typography>
      {fields.length < MAX_BANDS && (
        <Button
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => append({ up_to: null, fee: 0 })}
        >
          {translate('app.delivery.add_step')}
        </Button>
      )}
    </Stack>
  );
}
