import { useEffect, useRef, useState } from 'react';
import { Box, InputBase, Typography } from '@mui/material';
import { parseHex } from '@talad/elements/theme/oklch';

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  /** `gesture` is the same while the picker is dragged: one entry of history. */
  readonly onChange: (value: string, gesture?: string) => void;
}

/** The browser's colour picker, next to the colour as text. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const gesture = useRef<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = picker.current;
    // React's change event is the input event, so the end of the gesture needs a listener.
    const end = (): void => {
      gesture.current = null;
    };
    input?.addEventListener('change', end);
    return () => input?.removeEventListener('change', end);
  }, []);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
      <Box
        component="input"
        ref={picker}
        type="color"
        aria-label={label}
        value={longHex(value)}
        onChange={({ target }: { target: HTMLInputElement }) => {
          gesture.current ??= crypto.randomUUID();
          onChange(target.value, gesture.current);
        }}
        sx={{
          appearance: 'none',
          flexShrink: 0,
          width: 36,
          height: 36,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
          cursor: 'pointer',
          '&::-webkit-color-swatch-wrapper': { p: 0 },
          '&::-webkit-color-swatch': { border: 0, borderRadius: '7px' },
          '&::-moz-color-swatch': { border: 0, borderRadius: '7px' },
        }}
      />
      <Typography sx={{ flex: 1, minWidth: 0 }}>{label}</Typography>
      <InputBase
        value={typed ?? value}
        inputProps={{ 'aria-label': `${label} (#hex)`, maxLength: 7, spellCheck: false }}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          const text: string = target.value;
          setTyped(text);
          if (text.startsWith('#') && parseHex(text)) onChange(text.toLowerCase());
        }}
        sx={{ width: 84, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
      />
    </Box>
  );
}

function longHex(hex: string): string {
  if (/^#[0-9a-f]{3}$/i.test(hex)) return hex.replace(/[0-9a-f]/gi, '$&$&');
  return parseHex(hex) ? hex : '#ffffff';
}
