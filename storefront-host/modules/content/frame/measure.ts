import type { MeasureIds } from '@talad/elements/client/analytics/measure';
import type { ShopSettings } from '../../../db/schema.ts';

/** Returns the site's measuring accounts for the page; an invalid id counts as absent. */
export function measureOf({ analytics }: Pick<ShopSettings, 'analytics'>): MeasureIds | undefined {
  const { ga4, meta } = analytics ?? {};
  const ids = {
    ...(ga4 && /^G-[A-Z0-9]{4,16}$/.test(ga4) && { ga4 }),
    ...(meta && /^\d{5,20}$/.test(meta) && { meta }),
  };
  return Object.keys(ids).length > 0 ? ids : undefined;
}
