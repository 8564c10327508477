import { Box, ListSubheader, MenuItem, TextField } from '@mui/material';
import {
  fontFamilies,
  themeFonts,
  type FontKind,
  type ThemeFont,
} from '@talad/elements/theme/theme-fonts';
import { useText } from '../use-text.ts';

interface FontFieldProps {
  readonly label: string;
  /** Name of a family; the default of the elements if it is not one. */
  readonly value: string | undefined;
  readonly onChange: (font: ThemeFont) => void;
}

const kinds: readonly FontKind[] = ['loopless', 'looped', 'serif', 'display'];

/** Chooses a font family among those of its kind, each shown in its own letters. */
export function FontField({ label, value, onChange }: FontFieldProps) {
  const t = useText();
  const options = kinds.flatMap((kind) => [
    <ListSubheader key={kind}>{t(`theme.fonts_${kind}`)}</ListSubheader>,
    ...fontFamilies
      .filter((family) => family.kind === kind)
      .map(({ name }) => (
        <MenuItem key={name} value={name} sx={{ display: 'block', py: 0.75 }}>
          <Box component="span" sx={{ display: 'block', lineHeight: 1.7 }} style={inFont(name)}>
            {name}
          </Box>
          {/* Marks above and below the line show what a heading needs; the same in every language. */}
          <Box
            component="span"
            lang="th"
            aria-hidden
            sx={{
              display: 'block',
              fontSize: '0.875rem',
              lineHeight: 1.9,
              color: 'text.secondary',
            }}
            style={inFont(name)}
          >
            ที่ปู่ซื้อกุ้งให้ญี่ปุ่น Ag 1,290
          </Box>
        </MenuItem>
      )),
  ]);
  return (
    <>
      <link rel="stylesheet" href="/assets/theme-fonts.css" />
      <TextField
        select
        label={label}
        value={themeFonts.find((font) => font === value) ?? themeFonts[0]}
        onChange={({ target }) => {
          const chosen = themeFonts.find((font) => font === target.value);
          if (chosen) onChange(chosen);
        }}
        slotProps={{
          select: {
            renderValue: (name) => <span style={inFont(String(name))}>{String(name)}</span>,
            MenuProps: { slotProps: { paper: { sx: { maxHeight: 420 } } } },
          },
        }}
      >
        {options}
      </TextField>
    </>
  );
}

/** The default font has another name in the back office: its package is part of the build. */
function inFont(name: string) {
  return { fontFamily: `"${name}", "${name} Variable", sans-serif` };
}
