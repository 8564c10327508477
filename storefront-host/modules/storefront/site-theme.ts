import type { Scheme, ThemeFonts } from '@talad/elements/theme/tokens';

interface SiteTheme {
  readonly scheme: Partial<Scheme>;
  readonly fonts: ThemeFonts;
}

const colors = ['A', 'B', 'light', 'dark', 'A-light', 'A-dark'] as const;

/** The look that a shop's `design` holds (spec §3 Design): `currentColors` and `currentFonts`. */
export function siteTheme(design: Readonly<Record<string, unknown>>): SiteTheme {
  const chosen = recordOf(design['currentColors']);
  const fonts = recordOf(design['currentFonts']);
  return {
    scheme: Object.fromEntries(
      colors.flatMap((name) => {
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

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
