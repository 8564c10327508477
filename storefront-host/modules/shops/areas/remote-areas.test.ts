import { expect, it } from 'vitest';
import { remoteAreas } from '@talad/elements/commerce/delivery/remote-areas';
import { knownAreas } from './areas.ts';

it('each remote area is a place that its postcode serves', async () => {
  const known = await knownAreas();
  for (const { postcode, subDistricts } of remoteAreas) {
    const served = known.filter((area) => area.postcode === postcode);
    expect(served.length, postcode).toBeGreaterThan(0);
    for (const name of subDistricts ?? []) {
      expect(served.map(({ th }) => th.sub_district)).toContain(name);
    }
  }
  expect(new Set(remoteAreas.map(({ postcode }) => postcode)).size).toBe(remoteAreas.length);
});
