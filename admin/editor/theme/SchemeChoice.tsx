import { Box, ButtonBase } from '@mui/material';
import { schemeColors } from '@talad/elements/page/design';
import { defaultScheme, type Scheme } from '@talad/elements/theme/tokens';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** The colour schemes that belong to the theme in use; each sets all six colours. */
export function SchemeChoice() {
  const t = useText();
  const { session, presets } = useEditorPlace();
  const { currentTheme, currentColors } = useEditor(ofDesign);
  const preset = presets.find(({ key }) => key === currentTheme) ?? presets[0];
  if (!preset) return null;
  const used: Scheme = { ...defaultScheme, ...currentColors };
  const take = (value: Scheme): void => {
    session.store.commit({ op: 'setDesign', path: '/currentColors', value });
  };
  return (
    <Box role="group" aria-label={t('theme.schemes')} sx={{ display: 'flex', gap: 1, mb: 1 }}>
      {[preset.colors, ...preset.schemes].map((scheme, index) => {
        const isUsed = schemeColors.every(
          (name) => scheme[name].toLowerCase() === used[name].toLowerCase(),
        );
        return (
          <ButtonBase
            key={scheme.A}
            aria-label={t('theme.scheme', { number: index + 1 })}
            aria-pressed={isUsed}
            onClick={() => take(scheme)}
            sx={{
              flex: 1,
              height: 44,
              borderRadius: 1,
              overflow: 'hidden',
              border: 2,
              borderColor: isUsed ? 'primary.main' : 'divider',
              '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 },
            }}
          >
            {(['light', 'A', 'B', 'A-dark'] as const).map((name) => (
              <Box
                key={name}
                component="span"
                sx={{ flex: 1, alignSelf: 'stretch' }}
                style={{ background: scheme[name] }}
              />
            ))}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
