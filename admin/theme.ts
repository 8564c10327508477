import { thTH } from '@mui/material/locale';
import type { RaThemeOptions } from 'react-admin';
import type { Lang } from './providers/i18n-provider.ts';

/**
 * Defines the style of the back office: paper white, one green accent, compact, with lines high
 * enough for Thai.
 */
export const FONT = "'Noto Sans Thai Variable', 'Noto Sans Thai', system-ui, sans-serif";

interface Tones {
  readonly mode: 'light' | 'dark';
  readonly ground: string;
  readonly paper: string;
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly edge: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly tint: string;
  readonly error: string;
  readonly warning: string;
  readonly success: string;
  readonly info: string;
}

const light: Tones = {
  mode: 'light',
  ground: '#f6f6f3',
  paper: '#ffffff',
  raised: '#ffffff',
  text: '#1d2522',
  muted: '#5c6763',
  line: '#e3e5e1',
  edge: '#8b948f',
  accent: '#0f6b5c',
  accentStrong: '#0a4a40',
  onAccent: '#ffffff',
  tint: '#e6f1ee',
  error: '#b3261e',
  warning: '#8a5300',
  success: '#1c6b33',
  info: '#2c5a8c',
};

const dark: Tones = {
  mode: 'dark',
  ground: '#121614',
  paper: '#1a1f1d',
  raised: '#222826',
  text: '#e7ebe8',
  muted: '#a0aba6',
  line: '#2e3532',
  edge: '#6d7772',
  accent: '#6cc7b3',
  accentStrong: '#8fd9c8',
  onAccent: '#0b231e',
  tint: '#1d332d',
  error: '#f2857c',
  warning: '#e9b25c',
  success: '#7fcf95',
  info: '#8cb9e8',
};

export const lightTheme = themeOf(light);
export const darkTheme = themeOf(dark);

/** Translates the names that MUI gives its own buttons, which are English by default. */
export function themeIn(language: Lang, theme: RaThemeOptions): RaThemeOptions {
  if (language === 'en') return theme;
  // Our theme and the Thai one configure different components, so neither overrides the other.
  return { ...theme, components: { ...theme.components, ...thTH.components } };
}

function themeOf(tone: Tones): RaThemeOptions {
  return {
    palette: {
      mode: tone.mode,
      primary: { main: tone.accent, dark: tone.accentStrong, contrastText: tone.onAccent },
      secondary: { main: tone.accentStrong, contrastText: tone.onAccent },
      error: { main: tone.error },
      warning: { main: tone.warning },
      success: { main: tone.success },
      info: { main: tone.info },
      background: { default: tone.ground, paper: tone.paper },
      text: { primary: tone.text, secondary: tone.muted },
      divider: tone.line,
      action: { selected: tone.tint },
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.4 },
      h2: { fontSize: '1rem', fontWeight: 620, lineHeight: 1.5 },
      h3: { fontSize: '0.875rem', fontWeight: 620, lineHeight: 1.6 },
      body1: { fontSize: '0.875rem', lineHeight: 1.65 },
      body2: { fontSize: '0.875rem', lineHeight: 1.65 },
      caption: { fontSize: '0.75rem', lineHeight: 1.6 },
      button: { fontWeight: 550, lineHeight: 1.7, textTransform: 'none', letterSpacing: 0 },
      overline: { textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { WebkitTextSizeAdjust: '100%' },
          body: { letterSpacing: 0 },
          ':focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animation: 'none !important',
              transition: 'none !important',
            },
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 36, paddingInline: 14, whiteSpace: 'nowrap' },
          sizeSmall: { minHeight: 32, paddingInline: 10 },
          outlined: { borderColor: tone.line, color: tone.text, backgroundColor: tone.paper },
          endIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
        },
      },
      MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderColor: tone.line } },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'inherit' },
        styleOverrides: {
          root: { backgroundColor: tone.paper, borderBottom: `1px solid ${tone.line}` },
        },
      },
      MuiMenu: {
        // Gone at once: while a menu fades, its backdrop takes the click that is meant for the page.
        defaultProps: { transitionDuration: { enter: 150, exit: 0 } },
        styleOverrides: {
          paper: { backgroundColor: tone.raised, border: `1px solid ${tone.line}` },
        },
      },
      MuiDialog: {
        styleOverrides: { paper: { backgroundColor: tone.raised, backgroundImage: 'none' } },
      },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 620 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: tone.paper },
          notchedOutline: {
            borderColor: tone.mode === 'light' ? '#c6cbc7' : '#47504c',
            '& legend': { fontSize: '0.857em' },
          },
          input: { lineHeight: 1.6, height: 'auto', paddingBlock: 7 },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          root: { lineHeight: 1.6 },
          // Thai vowels and tone marks are cut off at MUI's three quarters, so use 12 px, as in the
          // notch below.
          shrink: { transform: 'translate(14px, -10px) scale(0.857)' },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: tone.line, paddingBlock: 10, lineHeight: 1.6 },
          head: {
            color: tone.muted,
            fontWeight: 500,
            fontSize: '0.8125rem',
            paddingBlock: 8,
            backgroundColor: tone.paper,
            whiteSpace: 'nowrap',
          },
        },
      },
      MuiTableBody: {
        styleOverrides: { root: { '& tr:last-of-type > *': { borderBottom: 0 } } },
      },
      MuiChip: {
        styleOverrides: {
          root: { borderRadius: 999, fontWeight: 550 },
          label: { lineHeight: 1.8 },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none' } } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
}
