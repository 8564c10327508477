/** Kinds of places with a surcharge or a longer transport. */
export type RemoteKind = 'island' | 'remote';

export interface RemoteArea {
  readonly kind: RemoteKind;
  readonly postcode: string;
  /** Only these sub-districts, by their Thai names, because the postcode also serves the mainland. */
  readonly subDistricts?: readonly string[];
}

/**
 * As of 26 November 2026. That each postcode serves the place follows from the areas of
 * `thai-address-universal` (remote-areas.test.ts); that couriers charge more there is common practice, and no
 * courier's current list was read. Shops add postcodes of their own.
 */
export const REMOTE_AREAS_AS_OF = '2026-11-26';

const islands: readonly RemoteArea[] = [
  // Ko Samui, Ko Phangan, Ko Tao.
  ...list('island', '84140 84310 84320 84330 84280 84360'),
  // Ko Chang; Ko Kut and Ko Mak share the postcode of the town of Trat.
  ...list('island', '23170'),
  within('23000', 'เกาะกูด', 'เกาะหมาก'),
  // Ko Lanta, Ko Si Boya.
  ...list('island', '81150'),
  within('81130', 'เกาะศรีบอยา'),
  // Ko Yao, Ko Phra Thong, Ko Kho Khao, Ko Panyi.
  ...list('island', '82160'),
  within('83000', 'พรุใน'),
  within('82150', 'เกาะพระทอง'),
  within('82190', 'เกาะคอเขา'),
  within('82000', 'เกาะปันหยี'),
  // Ko Si Chang.
  ...list('island', '20120'),
  // Ko Libong, Ko Sukon, Ko Phayam, Ko Sarai with Ko Lipe.
  within('92110', 'เกาะลิบง'),
  within('92120', 'เกาะสุกร'),
  within('85000', 'เกาะพยาม'),
  within('91000', 'เกาะสาหร่าย'),
];

const remote: readonly RemoteArea[] = [
  // Mae Hong Son, with Galyani Vadhana.
  ...list('remote', '58000 58110 58120 58130 58140 58150'),
  // Mountains of Chiang Mai, Tak, Nan and Kanchanaburi.
  ...list('remote', '50310 50350 63150 63170 55220 71240'),
  // Pattani, Yala, Narathiwat.
  ...list('remote', '94000 94110 94120 94130 94140 94150 94160 94170 94180 94190 94220 94230'),
  ...list('remote', '95000 95110 95120 95130 95140 95150 95160 95170'),
  ...list('remote', '96000 96110 96120 96130 96140 96150 96160 96170 96180 96190 96210 96220'),
];

export const remoteAreas: readonly RemoteArea[] = [...islands, ...remote];

const byPostcode = Map.groupBy(remoteAreas, ({ postcode }) => postcode);

/** Returns the kind of a place by its postcode and the Thai name of its sub-district; null for any other place. */
export function remoteKindOf(postcode: string, subDistrict: string): RemoteKind | null {
  const found = byPostcode
    .get(postcode)
    ?.find(({ subDistricts }) => subDistricts?.includes(subDistrict) ?? true);
  return found?.kind ?? null;
}

function list(kind: RemoteKind, postcodes: string): readonly RemoteArea[] {
  return postcodes.split(' ').map((postcode) => ({ kind, postcode }));
}

function within(postcode: string, ...subDistricts: readonly string[]): RemoteArea {
  return { kind: 'island', postcode, subDistricts };
}
