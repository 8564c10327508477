import type { Destination } from '@talad/elements/commerce/delivery/delivery-settings';
import { provinceChoices } from '@talad/elements/locales/provinces';
import { areaKey } from './area-key.ts';
import { areasOfProvince } from './areas.ts';
import { isCalled, type AreaValues } from './find-areas.ts';

/** Returns the place of an address for the delivery rules: its Thai names, in whichever language they were typed. */
export async function destinationOf(values: AreaValues): Promise<Destination> {
  const { postcode } = values;
  const within = await areasOfProvince(values.province);
  const served = within.filter((area) => area.postcode === postcode);
  const district = within.find(isCalled('district', values.district));
  const sub = served.find(isCalled('sub_district', values.sub_district));
  return {
    province: provinceOf(values.province),
    district: district?.th.district ?? '',
    subDistrict: sub?.th.sub_district ?? '',
    postcode,
  };
}

const ids = new Map(
  (['th', 'en'] as const).flatMap((lang) =>
    provinceChoices(lang).map(({ id, name }) => [areaKey(name), id] as const),
  ),
);

function provinceOf(name: string): number | null {
  return ids.get(areaKey(name)) ?? null;
}
