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
import { FOLDING_GROUPS, groupOf, type FoldingGroup } from './field-kinds.ts';
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
  const events = { onChange, onItem };
  const of = (group: string): readonly ShownField[] =>
    fields.filter((field) => groupOf(field) === group);
  return (
    <>
      <Box sx={{ ...stack, px: 2, pb: 2 }}>
        {overlay && (
          <Typography variant="caption" color="textSecondary">
            {t('inspect.overlay')}
          </Typography>
        )}
        {of('content').map((shown) => (
          <OneField key={`${lang}.${shown.name}`} shown={shown} {...events} />
        ))}
      </Box>
      {FOLDING_GROUPS.map((group) => (
        <FieldGroup key={group} group={group} lang={lang} fields={of(group)} {...events} />
      ))}
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
          saved={saved}
          isOverlay={isOverlay}
          onChange={onChange}
        />
      )}
    </Box>
  );
}, isSame);

/** Open groups, the same in each section that is opened. */
const openGroups = new Set<FoldingGroup>(['arrange']);

interface FieldGroupProps extends FieldEvents {
  readonly group: FoldingGroup;
  readonly lang: string;
  readonly fields: readonly ShownField[];
}

const FieldGroup = memo(function FieldGroup({ group, lang, fields, ...events }: FieldGroupProps) {
  const t = useText();
  if (fields.length === 0) return null;
  return (
    <Accordion
      disableGutters
      elevation={0}
      defaultExpanded={openGroups.has(group)}
      onChange={(_event, isOpen) => {
        if (isOpen) openGroups.add(group);
        else openGroups.delete(group);
      }}
      sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<MoreIcon />}>
        <Typography variant="h3">{t(`inspect.${group}`)}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={stack}>
        {fields.map((shown) => (
          <OneField key={`${lang}.${shown.name}`} shown={shown} {...events} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}, isSame);
