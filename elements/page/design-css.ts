import { readShape, type ThemeShape } from '../theme/theme-shape.ts';
import { themeCss, type Scheme, type ThemeFonts } from '../theme/tokens.ts';
import { schemeColors } from './design.ts';

interface SiteTheme {
  readonly scheme: Partial<Scheme>;
  readonly fonts: ThemeFonts;
  readonly shape: ThemeShape;
}

/** Returns the colours, fonts and shape of a stored look without invalid ones. */
export function themeOf(design: object): SiteTheme {
  const chosen = recordOf(Reflect.get(design, 'currentColors'));
  const fonts = recordOf(Reflect.get(design, 'currentFonts'));
  return {
    scheme: Object.fromEntries(
      schemeColors.flatMap((name) => {
        const color = chosen[name];
        return typeof color === 'string' ? [[name, color]] : [];
      }),
    ),
    fonts: {
      ...(typeof fonts['heading'] === 'string' ? { heading: fonts['heading'] } : {}),
      ...(typeof fonts['text'] === 'string' ? { text: fonts['text'] } : {}),
    },
    shape: readShape(Reflect.get(design, 'currentThemeExtra')),
  };
}

/** Returns them as a style sheet, for the server, the canvas and theme cards. */
export function designCss(design: object): string {
  const { scheme, fonts, shape } = themeOf(design);
  return themeCss(scheme, fonts, shape);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
