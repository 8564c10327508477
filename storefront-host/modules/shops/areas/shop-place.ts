import type { Area } from '@talad/elements/api/area.contract';
import type { Lang, ShopPlace } from '../../../db/schema.ts';
import { isInArea } from './find-areas.ts';
import { knownAreas } from './areas.ts';

/** Returns the place in both languages; null if there is none with this postcode. */
export async function findPlace(named: Area, postcode: string): Promise<ShopPlace | null> {
  const found = (await knownAreas()).find(
    (area) => area.postcode === postcode && isInArea(area, named),
  );
  return found ? { postcode, th: found.th, en: found.en } : null;
}

/** Returns the owner's street, and its place on the next line. */
export function fullAddress(street: string, place: ShopPlace | undefined, lang: Lang): string {
  return [street, place ? placeLine(place, lang) : ''].filter((line) => line !== '').join('\n');
}

function placeLine(place: ShopPlace, lang: Lang): string {
  const { sub_district: sub, district, province } = place[lang];
  if (lang === 'en') return `${sub}, ${district}, ${province} ${place.postcode}`;
  return province === 'กรุงเทพมหานคร'
    ? `แขวง${sub} เขต${district} ${province} ${place.postcode}`
    : `ตำบล${sub} อำเภอ${district} จังหวัด${province} ${place.postcode}`;
}
