import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import type { Area } from '@talad/elements/api/area.contract';
import { useLang } from '../../../layout/formats.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { Columns } from '../Columns.tsx';
import type { SettingsValues } from '../settings-form.ts';

/** Asks for a postcode, and one of the sub-districts that it serves, as the checkout does. */
export function PlaceFields() {
  const translate = useTranslate();
  const lang = useLang();
  const { field, fieldState } = useController<SettingsValues, 'place'>({ name: 'place' });
  const { areasOfPostcode } = useDataProvider<TaladDataProvider>();
  const place = field.value;
  const postcode = place?.postcode ?? '';
  const isWhole = /^[1-9]\d{4}$/.test(postcode);
  const { data: areas } = useQuery({
    queryKey: ['areas', lang, postcode],
    queryFn: ({ signal }) => areasOfPostcode(lang, postcode, signal),
    enabled: isWhole,
  });
  const shown = areas ?? (place?.sub_district ? [place] : []);
  const isUnknown = areas?.length === 0 || fieldState.error !== undefined;
  return (
    <Columns>
      <TextField
        name="place"
        label={translate('app.settings.place')}
        value={postcode}
        error={isUnknown}
        helperText={translate(isUnknown ? 'app.settings.place_unknown' : 'app.settings.place_help')}
        onChange={({ target }) => {
          const typed = target.value.replaceAll(/\D/g, '').slice(0, 5);
          field.onChange(typed === '' ? null : { ...NO_AREA, postcode: typed });
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'postal-code' } }}
      />
      <TextField
        select
        label={translate('app.settings.place_area')}
        value={place?.sub_district ? nameOf(place) : ''}
        disabled={shown.length === 0}
        onChange={({ target }) => {
          const chosen = shown.find((area) => nameOf(area) === target.value);
          if (chosen) field.onChange({ ...namesOf(chosen), postcode });
        }}
      >
        {shown.map((area) => (
          <MenuItem key={nameOf(area)} value={nameOf(area)}>
            {nameOf(area)}
          </MenuItem>
        ))}
      </TextField>
    </Columns>
  );
}

const NO_AREA = { sub_district: '', district: '', province: '' };

function namesOf({ sub_district, district, province }: Area): Area {
  return { sub_district, district, province };
}

function nameOf({ sub_district: sub, district, province }: Area): string {
  return [sub, district, province].join(' · ');
}
