import { Box, Button, Typography } from '@mui/material';
import OkIcon from '@mui/icons-material/CheckCircleOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import { schemeColors } from '@talad/elements/page/design';
import { defaultScheme, type Scheme } from '@talad/elements/theme/tokens';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { ColorField } from './ColorField.tsx';
import { contrastAdvice, type ContrastAdvice } from './contrast-advice.ts';
import { FontField } from './FontField.tsx';
import { FrameFields } from './frame/FrameFields.tsx';
import { PresetCards } from './PresetCards.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { ShapeFields } from './ShapeFields.tsx';

/** Theme, colours, fonts, shape, header: of the whole shop, with one undo for all. */
export function ThemePanel() {
  const t = useText();
  const { session } = useEditorPlace();
  const { currentColors, currentFonts } = useEditor(ofDesign);
  const scheme: Scheme = { ...defaultScheme, ...currentColors };
  const advice = contrastAdvice(scheme);
  const setColor = (name: keyof Scheme, value: string, gesture?: string): void => {
    session.store.commit({ op: 'setDesign', path: `/currentColors/${name}`, value }, gesture);
  };
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <section aria-label={t('theme.presets')}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('theme.presets')}
        </Typography>
        <PresetCards />
      </section>
      <section aria-label={t('theme.colors')}>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {t('theme.colors')}
        </Typography>
        <SchemeChoice />
        {schemeColors.map((name) => (
          <div key={name}>
            <ColorField
              label={t(`theme.${name}`)}
              value={scheme[name]}
              onChange={(value, gesture) => setColor(name, value, gesture)}
            />
            <Advice advice={advice[name]} onUse={(color) => setColor(name, color)} />
          </div>
        ))}
      </section>
      <section aria-label={t('theme.fonts')}>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {t('theme.fonts')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {(['heading', 'text'] as const).map((name) => (
            <FontField
              key={name}
              label={t(`theme.${name}`)}
              value={currentFonts?.[name]}
              onChange={(value) =>
                session.store.commit({ op: 'setDesign', path: `/currentFonts/${name}`, value })
              }
            />
          ))}
        </Box>
      </section>
      <Box component="section" aria-label={t('theme.shape')} sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3">{t('theme.shape')}</Typography>
        <ShapeFields />
      </Box>
      <FrameFields />
    </Box>
  );
}

interface AdviceProps {
  readonly advice: ContrastAdvice | null;
  readonly onUse: (color: string) => void;
}

function Advice({ advice, onUse }: AdviceProps) {
  const t = useText();
  if (!advice) return null;
  const { better, ratio, ground, wanted } = advice;
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const isGood = ratio >= wanted;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, pl: 6, pb: 0.5, flexWrap: 'wrap' }}
    >
      {isGood ? (
        <OkIcon color="success" sx={{ fontSize: 16 }} />
      ) : (
        <WarnIcon color="warning" sx={{ fontSize: 16 }} />
      )}
      <Typography variant="caption" color={isGood ? 'textSecondary' : 'warning'}>
        {isGood
          ? t('theme.contrast_ok', { ratio: shown })
          : t('theme.contrast_bad', { ratio: shown, wanted, ground: t(`theme.${ground}`) })}
      </Typography>
      {better && (
        <Button size="small" onClick={() => onUse(better)} startIcon={<Swatch color={better} />}>
          {t('theme.use', { color: better })}
        </Button>
      )}
    </Box>
  );
}

function Swatch({ color }: { readonly color: string }) {
  return (
    <Box
      sx={{ width: 14, height: 14, borderRadius: 0.5, border: 1, borderColor: 'divider' }}
      style={{ backgroundColor: color }}
    />
  );
}
