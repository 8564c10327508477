import type { Design, ThemeDesign } from './design.ts';
import { themeDesign } from './reset-layout.ts';
import { themeOf } from './design-css.ts';
import type { WholeTheme } from './whole-look.ts';

/** Parts of a site that a theme can leave out, although the owner's settings show them. */
export type LostPart = 'categories' | 'add' | 'rating' | 'tags' | 'contact';

interface ChangedTheme {
  readonly design: ThemeDesign;
  /** Shown in the current look, and not in the new one. */
  readonly lost: readonly LostPart[];
}

/**
 * Returns the part of a look that another theme changes (decision 494): colours, fonts, shape, and the arrangement of
 * the header. Menus, logo, texts and pages are the owner's, so they stay.
 */
export function changeTheme(current: Design, theme: WholeTheme): ChangedTheme {
  const { currentTheme: _key, ...look } = themeDesign(theme);
  const { alignPresetId: _old, ...pane } = recordOf(current.header?.['headerPane']);
  const { alignPresetId } = recordOf(theme.header?.['headerPane']);
  const headerPane = alignPresetId === undefined ? pane : { ...pane, alignPresetId };
  const before = shownIn(current);
  const after = shownIn({ ...current, ...look });
  return {
    design: { ...look, header: { ...current.header, headerPane } },
    lost: before.filter((part) => !after.includes(part)),
  };
}

/** Returns the parts that a look shows, where theme and owner both have a say. */
function shownIn(design: Design): readonly LostPart[] {
  const { bar, box, header } = themeOf(design).shape;
  const { CategoryBar } = design.header ?? {};
  const isOn = (part: string): boolean =>
    recordOf(design.components?.['ProductBox'])[part] !== false;
  const shown: Readonly<Record<LostPart, boolean>> = {
    categories: recordOf(CategoryBar)['disable'] === false && bar?.look !== 'none',
    add: isOn('isShowAdd') && box?.button !== 'none',
    rating: isOn('isShowReview') && box?.rating !== false,
    tags: isOn('isShowTags') && box?.tags !== false,
    contact: header?.contact === 'phone' || header?.contact === 'line',
  };
  return (Object.keys(shown) as LostPart[]).filter((part) => shown[part]);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
