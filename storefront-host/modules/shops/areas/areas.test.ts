import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provinceNames } from '@talad/elements/locales/provinces';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { knownAreas } from './areas.ts';
import { refuseArea, refusePostcode } from './find-areas.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const ask = (path: string) => host.inject(`/api/v1/areas/${path}`);

describe('the places of Thailand', () => {
  it('are the 77 provinces that our pages name', async () => {
    const areas = await knownAreas();
    for (const lang of ['th', 'en'] as const) {
      const named = new Set(areas.map((area) => area[lang].province));
      expect([...named].toSorted()).toEqual([...provinceNames(lang)].toSorted());
    }
  });

  it('are given a province at a time, in the language of the address', async () => {
    const thai = await ask(`th/provinces/${encodeURIComponent('กรุงเทพมหานคร')}`);
    expect(thai.headers['cache-control']).toBe('public, max-age=86400');
    const district = thai.json().districts.find(({ name }: { name: string }) => name === 'คลองเตย');
    expect(district.sub_districts).toContainEqual({ name: 'คลองตัน', postcode: '10110' });
    expect((await ask('en/provinces/Bangkok')).json().districts).toHaveLength(50);
    expect((await ask('en/provinces/Atlantis')).statusCode).toBe(404);
  });

  it('are found by a postcode, of one district or of several', async () => {
    const { areas } = (await ask('th/postcodes/50200')).json();
    expect(areas).toContainEqual({
      sub_district: 'ศรีภูมิ',
      district: 'เมืองเชียงใหม่',
      province: 'เชียงใหม่',
    });
    expect((await ask('th/postcodes/99999')).json()).toEqual({ areas: [] });
    expect((await ask('th/postcodes/5020')).statusCode).toBe(400);
  });
});

const place = {
  province: 'เชียงใหม่',
  district: 'เมืองเชียงใหม่',
  sub_district: 'ศรีภูมิ',
  postcode: '50200',
};

describe('an address', () => {
  it.each([
    ['as the list has it', place],
    ['with what each place is', { ...place, province: 'จังหวัดเชียงใหม่', district: 'อ.เมือง' }],
    [
      'in English',
      {
        province: 'Chiang Mai',
        district: 'mueang chiang mai',
        sub_district: 'Si Phum',
        postcode: '50200',
      },
    ],
    [
      'of the capital by its short name',
      {
        province: 'กรุงเทพฯ',
        district: 'เขตคลองเตย',
        sub_district: 'แขวงคลองตัน',
        postcode: '10110',
      },
    ],
  ])('is taken %s', async (_how, values) => {
    expect(await refuseArea(values)).toBeNull();
  });

  it.each([
    ['a province that is none', { ...place, province: 'แอตแลนติส' }, 'province', 'UNKNOWN_AREA'],
    ['a district of another one', { ...place, district: 'หาดใหญ่' }, 'district', 'UNKNOWN_AREA'],
    [
      'a sub-district of another one',
      { ...place, sub_district: 'คลองตัน' },
      'sub_district',
      'UNKNOWN_AREA',
    ],
    ['another postcode', { ...place, postcode: '50100' }, 'postcode', 'OTHER_POSTCODE'],
  ])('is refused at the field with %s', async (_what, values, field, code) => {
    expect(await refuseArea(values)).toEqual({ field, code });
  });

  it('of an order is refused only where its postcode is another province’s', async () => {
    expect(await refusePostcode({ ...place, district: 'พิมพ์ผิด', postcode: '50999' })).toBeNull();
    expect(await refusePostcode({ ...place, province: 'Somewhere' })).toBeNull();
    expect(await refusePostcode({ ...place, postcode: '10110' })).toEqual({
      field: 'postcode',
      code: 'OTHER_POSTCODE',
    });
  });
});
