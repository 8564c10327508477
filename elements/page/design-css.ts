import { themeCss, type Scheme, type ThemeFonts } from '../theme/tokens.ts';
import { schemeColors } from './design.ts';

interface SiteTheme {
  readonly scheme: Partial<Scheme>;
  readonly fonts: ThemeFonts;
}

/** Returns the colours and fonts of a stored look without invalid ones. */
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
  };
}

/** Returns them as a style sheet, for the server, the canvas and theme cards. */
export function designCss(design: object): string {
  const { scheme, fonts } = themeOf(design);
  return themeCss(scheme, fonts);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
