import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { checkFrame } from '@talad/elements/page/look/check-frame';
import { checkLook } from '@talad/elements/page/look/check-look';
import type { PageProblem } from '@talad/elements/page/page-problem';
import type { Problem } from '@talad/elements/schema/check';
import { useLang } from '../../../layout/formats.ts';
import { FieldControl } from '../../inspector/FieldControl.tsx';
import { isRecord } from '../../model/leaves.ts';
import { ofDesign, useEditor, useEditorPlace } from '../../session/EditorContext.tsx';
import { useText } from '../../use-text.ts';
import type { FrameField, FramePart } from './frame-field.ts';
import { frameGroups } from './frame-groups.ts';
import { PickedList } from './site/PickedList.tsx';

interface FrameFieldsProps {
  /** Only the groups of this part of the page, the first one open. */
  readonly part?: FramePart;
}

/** Header, menus, footer and the bar at the lower edge of phones (spec §3 Design). */
export function FrameFields({ part }: FrameFieldsProps) {
  const t = useText();
  const lang = useLang();
  const design = useEditor(ofDesign);
  const problems = [...checkFrame({ ...design }), ...checkLook({ ...design })].filter(isOfField);
  const groups = part ? frameGroups.filter((group) => group.part === part) : frameGroups;
  return (
    <section aria-label={t('frame.title')}>
      {!part && (
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {t('frame.title')}
        </Typography>
      )}
      {groups.map(({ label, fields }, index) => (
        <Accordion
          key={label.en}
          defaultExpanded={part !== undefined && index === 0}
          disableGutters
          elevation={0}
          slotProps={{ transition: { unmountOnExit: true } }}
          sx={{ mx: -2, borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<MoreIcon />}>
            <Typography variant="body2">{label[lang]}</Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {fields.map((field) => (
              <DesignField key={field.path} {...field} problems={problems} />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </section>
  );
}

type DesignFieldProps = FrameField & { readonly problems: readonly Problem[] };

function DesignField({
  path,
  field,
  rule,
  isReversed,
  isPicked,
  form,
  problems,
}: DesignFieldProps) {
  const { session } = useEditorPlace();
  const saved = valueAt(useEditor(ofDesign), path);
  const set = (value: unknown, gesture?: string): void => {
    session.store.commit({ op: 'setDesign', path, value }, gesture);
  };
  const isOff = isReversed && typeof saved === 'boolean' ? !saved : saved;
  const Control = isPicked ? PickedList : FieldControl;
  return (
    <Control
      field={field}
      rule={rule}
      path={path}
      problems={problems.filter((one) => one.path === path || one.path.startsWith(`${path}/`))}
      value={form ? form.read(saved) : isOff}
      onItem={() => undefined}
      onChange={(value, gesture) => {
        if (form) set(form.write(value, saved), gesture);
        else set(isReversed ? value !== true : value, gesture);
      }}
    />
  );
}

function valueAt(design: object, path: string): unknown {
  let value: unknown = design;
  for (const name of path.split('/').slice(1)) value = isRecord(value) ? value[name] : undefined;
  return value;
}

/** Other problems concern a page's blocks. */
function isOfField(problem: PageProblem): problem is PageProblem & Problem {
  return problem.block === undefined;
}
