import type { BarShape } from '@talad/elements/theme/look/frame-look';
import type { SiteLook } from '@talad/elements/page/look/site-look';

/** Whether the row of categories shows their pictures. */
export const isPictured = (look: BarShape['look']): boolean =>
  look === 'pictures' || look === 'circles';

const MEDIA_ID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;
const MAX_PICTURES = 40;

/** Returns the names of all pictures of a header or footer: logos, banners of sub-menus, icons. */
export function framePictureNames({ header, footer }: SiteLook): readonly string[] {
  const stored = JSON.stringify([header, footer]);
  const ids = Array.from(stored.matchAll(MEDIA_ID), ([, id]) => id ?? '');
  return [...new Set(ids)].slice(0, MAX_PICTURES);
}
