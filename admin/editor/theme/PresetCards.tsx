import { Box, ButtonBase, Typography } from '@mui/material';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { useLang } from '../../layout/formats.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { designMessage } from '../session/design-message.ts';
import { useText } from '../use-text.ts';

/** Every theme as a card in its own colours; hovering previews it on the page, pressing applies it. */
export function PresetCards() {
  const t = useText();
  const lang = useLang();
  const { session, presets } = useEditorPlace();
  const design = useEditor(ofDesign);
  const show = (shown: object): void => session.link.send(designMessage(shown));
  const take = (preset: Preset): void => {
    const { currentTheme: _key, ...look } = themeDesign(preset);
    session.store.commit({ op: 'setTheme', key: preset.key, design: look });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1 }}>
      {presets.map((preset) => {
        const isCurrent = preset.key === design.currentTheme;
        const { A, B, light, dark } = preset.colors;
        return (
          <ButtonBase
            key={preset.key}
            aria-pressed={isCurrent}
            onPointerEnter={() => show(themeDesign(preset))}
            onPointerLeave={() => show(session.store.get().doc.design)}
            onFocus={() => show(themeDesign(preset))}
            onBlur={() => show(session.store.get().doc.design)}
            onClick={() => take(preset)}
            sx={{
              display: 'block',
              textAlign: 'left',
              borderRadius: 1,
              overflow: 'hidden',
              border: 2,
              borderColor: isCurrent ? 'primary.main' : 'divider',
            }}
          >
            <Box
              sx={{ p: 1.5, display: 'grid', gap: 0.75 }}
              style={{ background: light, color: dark }}
            >
              <Typography sx={{ fontWeight: 650, fontSize: '1.125rem', lineHeight: 1.4 }}>
                {lang === 'th' ? 'กขค' : 'Aa'}
              </Typography>
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                {[A, B, preset.colors['A-light'], preset.colors['A-dark']].map((color) => (
                  <Box
                    key={color}
                    sx={{ width: 18, height: 18, borderRadius: '50%' }}
                    style={{ background: color }}
                  />
                ))}
              </Box>
            </Box>
            <Typography
              variant="body2"
              noWrap
              sx={{ px: 1.5, py: 0.75, bgcolor: 'background.paper' }}
            >
              {preset.label[lang]}
              {isCurrent && (
                <Typography component="span" variant="caption" color="primary" sx={{ ml: 1 }}>
                  {t('theme.current')}
                </Typography>
              )}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
