import { memo } from 'react';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import type { PageBlock } from '@talad/elements/page/page';
import { checkSection } from '@talad/elements/schema/check';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { isSame } from '../model/leaves.ts';
import { BASE_LANG } from '../session/typed-op.ts';
import { ofLang, useEditor } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { FieldControl } from './FieldControl.tsx';
import { LOOK_FIELDS } from './field-kinds.ts';
import { ResetButton } from './ResetButton.tsx';
import { useAimedField } from './use-aimed-field.ts';
import { shownFields, type ShownField } from './shown-fields.ts';

/** The functions stay the same between renders; otherwise every key press would render all fields. */
interface FieldEvents {
  readonly onChange: (name: string, value: unknown, isOverlay: boolean, gesture?: string) => void;
  readonly onItem: (item: number | null) => void;
}

interface SectionFieldsProps extends FieldEvents {
  readonly schema: SectionSchema;
  readonly block: PageBlock;
}

export function SectionFields({ schema, block, onChange, onItem }: SectionFieldsProps) {
  const t = useText();
  const lang = useEditor(ofLang);
  const { props, i18n } = block.content;
  const overlay = lang === BASE_LANG ? undefined : (i18n?.[lang] ?? {});
  const problems = checkSection(schema, overlay ? { ...props, ...overlay } : props);
  const fields = shownFields(schema, props, overlay, problems);
  const words = fields.filter(({ name }) => !LOOK_FIELDS.has(name));
  const look = fields.filter(({ name }) => LOOK_FIELDS.has(name));
  return (
    <>
      <Box sx={{ ...stack, px: 2 }}>
        {overlay && (
          <Typography variant="caption" color="textSecondary">
            {t('inspect.overlay')}
          </Typography>
        )}
        {words.map((shown) => (
          <OneField
            key={`${lang}.${shown.name}`}
            shown={shown}
            onChange={onChange}
            onItem={onItem}
          />
        ))}
      </Box>
      {look.length > 0 && (
        <LookFields lang={lang} look={look} onChange={onChange} onItem={onItem} />
      )}
    </>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/** Design §9: a key renders only the field in which it was typed. */
const OneField = memo(function OneField({
  shown: { name: _name, saved, isOverlay, reset, ...shown },
  onChange,
  onItem,
}: FieldEvents & { readonly shown: ShownField }) {
  const place = useAimedField(shown.path);
  return (
    <Box ref={place} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FieldControl
          {...shown}
          onChange={(value, gesture) => onChange(saved, value, isOverlay, gesture)}
          onItem={onItem}
        />
      </Box>
      {reset && (
        <ResetButton
          kind={reset}
          label={shown.rule.label}
          onClick={() => onChange(saved, undefined, isOverlay)}
        />
      )}
    </Box>
  );
}, isSame);

interface LookFieldsProps extends FieldEvents {
  readonly lang: string;
  readonly look: readonly ShownField[];
}

const LookFields = memo(function LookFields({ lang, look, ...events }: LookFieldsProps) {
  const t = useText();
  return (
    <Accordion
      disableGutters
      elevation={0}
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<MoreIcon />}>
        <Typography variant="h3">{t('inspect.style')}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={stack}>
        {look.map((shown) => (
          <OneField key={`${lang}.${shown.name}`} shown={shown} {...events} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}, isSame);
