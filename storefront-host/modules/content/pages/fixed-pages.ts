import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import { resolveRoute } from '../../../rendering/index.ts';

/**
 * Returns whether a page has the only address under which the site looks for it: the front page, pages with contents
 * of the shop such as `help`, and layouts, which rules name.
 */
export function hasFixedAddress(name: string): boolean {
  if (name === 'aboutus' || name === 'frontpage' || isLayoutName(name)) return true;
  const { page } = resolveRoute({ kind: 'platform' }, `/${encodeURIComponent(name)}`);
  return page.type !== 'custom';
}
