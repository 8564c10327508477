/** Size in px of every thumbnail. */
export const THUMBNAIL = { width: 480, height: 338 } as const;

/** The look whose colours the default theme itself has. */
const PLAIN_LOOK = 'fresh';

/**
 * Returns the address of the picture of a theme's front page, in one of its looks where it has several
 * (tools/theme-pictures/photograph.ts).
 */
export function thumbnailOf(theme: string, look = theme): string {
  const shown = look === 'x_default' ? PLAIN_LOOK : look;
  return `/presets/${theme}/images/${shown === theme ? 'shop' : `shop-${shown}`}.webp`;
}
