import type { Design } from './design.ts';
import { themeDesign, type LayoutSource } from './reset-layout.ts';

/** A theme with everything that it says about a site besides its pages. */
export interface WholeTheme extends LayoutSource {
  readonly header?: Design['header'];
  readonly footer?: Design['footer'];
  readonly components?: Design['components'];
  readonly pageSettings?: Design['pages'];
  readonly customRoutes?: Design['customRoutes'];
  readonly layouts?: Design['layouts'];
  readonly legacyRedirects?: Design['legacyRedirects'];
  readonly customCss?: Design['customCss'];
}

/** Returns a theme as the look of a new site. */
export function wholeLook(theme: WholeTheme): Design {
  const { header, footer, components, pageSettings, customRoutes, layouts } = theme;
  const { legacyRedirects, customCss } = theme;
  const own = {
    header,
    footer,
    components,
    pages: pageSettings,
    customRoutes,
    layouts,
    legacyRedirects,
    customCss,
  };
  const given = Object.entries(own).filter(([, part]) => part !== undefined);
  return { ...themeDesign(theme), ...Object.fromEntries(given) };
}
