import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { templatesOf } from './templates.ts';

/** The page of a theme that a new page copies; null is a blank page. */
export type PageStart = { readonly theme: string; readonly template: string } | null;

interface TemplateChoiceProps {
  readonly theme: string;
  readonly value: PageStart;
  readonly onTheme: (theme: string) => void;
  readonly onChange: (start: PageStart) => void;
}

/** The theme whose pages are offered first (decision 491). */
export function useFirstTheme(): string {
  const { presets } = useEditorPlace();
  const { currentTemplate, currentTheme } = useEditor(ofDesign);
  const wanted = currentTemplate ?? currentTheme;
  return presets.find(({ key }) => key === wanted)?.key ?? presets[0]?.key ?? '';
}

/** The pages of a theme as cards, after the blank page. */
export function TemplateChoice({ theme, value, onTheme, onChange }: TemplateChoiceProps) {
  const t = useText();
  const lang = useLang();
  const { presets } = useEditorPlace();
  const preset = presets.find(({ key }) => key === theme);
  const templates = preset ? templatesOf(preset, lang) : [];
  const cards = [
    { start: null, title: t('template.blank'), note: t('template.blank_help') },
    ...templates.map(({ name, title, sections }) => ({
      start: { theme, template: name },
      title,
      note: sections === 1 ? t('template.sections_one') : t('template.sections', { n: sections }),
    })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label={t('template.theme')}
        value={theme}
        onChange={({ target }) => onTheme(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {presets.map(({ key, label }) => (
          <option key={key} value={key}>
            {label[lang]}
          </option>
        ))}
      </TextField>
      <Box
        role="radiogroup"
        aria-label={t('template.title')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}
      >
        {cards.map(({ start, title, note }) => {
          const isChosen = value?.template === start?.template;
          return (
            <ButtonBase
              key={start?.template ?? ''}
              role="radio"
              aria-checked={isChosen}
              onClick={() => onChange(start)}
              sx={{
                display: 'block',
                textAlign: 'left',
                p: 1.25,
                minHeight: 56,
                borderRadius: 1,
                border: 2,
                borderColor: isChosen ? 'primary.main' : 'divider',
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {note}
              </Typography>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
