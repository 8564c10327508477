import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import type { PageBlock } from '@talad/elements/page/page';
import { checkSection } from '@talad/elements/schema/check';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { ofLang, useEditor } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { FieldControl } from './FieldControl.tsx';
import { isWords, LOOK_FIELDS } from './field-kinds.ts';

/** The language of a page's own props; the other one lies over it. */
const BASE_LANG = 'th';

interface SectionFieldsProps {
  readonly schema: SectionSchema;
  readonly block: PageBlock;
  readonly onChange: (name: string, value: unknown, isOverlay: boolean, gesture?: string) => void;
  readonly onItem: (item: number | null) => void;
}

export function SectionFields({ schema, block, onChange, onItem }: SectionFieldsProps) {
  const t = useText();
  const lang = useEditor(ofLang);
  const { runtime, rules } = schema;
  const savedNames = new Map(Object.entries(runtime.saved).map(([saved, name]) => [name, saved]));
  const { props, i18n } = block.content;
  const overlay = lang === BASE_LANG ? undefined : (i18n?.[lang] ?? {});
  const problems = checkSection(schema, overlay ? { ...props, ...overlay } : props);
  const drawn = Object.entries(runtime.fields).flatMap(([name, field]) => {
    const rule = rules[name];
    if (!rule) return [];
    const saved = savedNames.get(name) ?? name;
    const isOverlay = overlay !== undefined && isWords(field) && name !== 'cssClass';
    const own = isOverlay ? overlay[saved] : props[saved];
    const base = props[saved];
    return [
      {
        name,
        control: (
          <FieldControl
            key={`${lang}.${name}`}
            field={field}
            rule={rule}
            // A list begins from the other language's: its pictures are the same, its words are not.
            value={own ?? (isOverlay && field.kind !== 'list' ? undefined : base)}
            placeholder={isOverlay && typeof base === 'string' ? base : undefined}
            problems={problems.filter(
              ({ path }) => path === `/${saved}` || path.startsWith(`/${saved}/`),
            )}
            path={`/${saved}`}
            onChange={(value, gesture) => onChange(saved, value, isOverlay, gesture)}
            onItem={onItem}
          />
        ),
      },
    ];
  });
  const look = drawn.filter(({ name }) => LOOK_FIELDS.has(name));
  return (
    <>
      <Box sx={{ px: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {overlay && (
          <Typography variant="caption" color="textSecondary">
            {t('inspect.overlay')}
          </Typography>
        )}
        {drawn.filter(({ name }) => !LOOK_FIELDS.has(name)).map(({ control }) => control)}
      </Box>
      {look.length > 0 && (
        <Accordion
          disableGutters
          elevation={0}
          sx={{ mt: 2, borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<MoreIcon />}>
            <Typography variant="h3">{t('inspect.style')}</Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {look.map(({ control }) => control)}
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
}
