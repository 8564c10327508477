import type { Area, ProvinceAreas } from '@talad/elements/api/area.contract';
import type {
  AddressField,
  AddressValues,
  FieldRefusal,
} from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '../../../db/schema.ts';
import { areaKey } from './area-key.ts';
import { areasOfProvince, knownAreas, type KnownArea } from './areas.ts';

/** Returns the districts of the province with this name, in either language; null if there is none. */
export async function districtsOf(lang: Lang, province: string): Promise<ProvinceAreas | null> {
  const found = await areasOfProvince(province);
  if (found.length === 0) return null;
  const districts = new Map<string, { name: string; postcode: string }[]>();
  for (const area of found) {
    const { district, sub_district: name } = area[lang];
    const within = districts.get(district) ?? [];
    within.push({ name, postcode: area.postcode });
    districts.set(district, within);
  }
  return {
    districts: Array.from(districts, ([name, sub_districts]) => ({ name, sub_districts })),
  };
}

export async function areasOfPostcode(lang: Lang, postcode: string): Promise<readonly Area[]> {
  return (await knownAreas())
    .filter((area) => area.postcode === postcode)
    .map((area) => area[lang]);
}

export type AreaValues = Pick<AddressValues, 'province' | 'district' | 'sub_district' | 'postcode'>;
export interface AreaRefusal {
  readonly field: AddressField;
  readonly code: FieldRefusal;
}

/** Returns why the place does not exist or has another postcode; null if it is valid. */
export async function refuseArea(values: AreaValues): Promise<AreaRefusal | null> {
  let left = await areasOfProvince(values.province);
  if (left.length === 0) return { field: 'province', code: 'UNKNOWN_AREA' };
  for (const field of ['district', 'sub_district'] as const) {
    left = left.filter(isCalled(field, values[field]));
    if (left.length === 0) return { field, code: 'UNKNOWN_AREA' };
  }
  return left.some(({ postcode }) => postcode === values.postcode)
    ? null
    : { field: 'postcode', code: 'OTHER_POSTCODE' };
}

/**
 * Refuses only a postcode of another province than the named one, because that parcel goes astray; a missing name
 * must not hold up an order.
 */
export async function refusePostcode(values: AreaValues): Promise<AreaRefusal | null> {
  const province = await areasOfProvince(values.province);
  const begins = values.postcode.slice(0, 2);
  return province.length === 0 || province.some(({ postcode }) => postcode.startsWith(begins))
    ? null
    : { field: 'postcode', code: 'OTHER_POSTCODE' };
}

/** Returns whether the area is the named one, in either language. */
export function isInArea(area: KnownArea, named: Area): boolean {
  return (['province', 'district', 'sub_district'] as const).every((field) =>
    isCalled(field, named[field])(area),
  );
}

/** "เมือง" alone means the town of its province. */
export function isCalled(field: keyof Area, name: string): (area: KnownArea) => boolean {
  const key = areaKey(name);
  if (field === 'district' && (key === 'เมือง' || key === 'mueang')) {
    return ({ keys }) =>
      keys.th.district === `เมือง${keys.th.province}` ||
      keys.en.district === `mueang${keys.en.province}`;
  }
  return ({ keys }) => keys.th[field] === key || keys.en[field] === key;
}
