import { activeRules, isActive } from '@talad/elements/schema/conditions';
import type { Problem } from '@talad/elements/schema/check';
import type { RuntimeField } from '@talad/elements/schema/fields';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { isSame } from '../model/leaves.ts';
import { isTextField, NAME_FIELDS } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';

/** The data of one field in the inspector: only what it renders, so that a key elsewhere does not render it. */
export interface ShownField extends Omit<FieldProps, 'onChange' | 'onItem'> {
  readonly name: string;
  readonly saved: string;
  /** Written to the overlay of the other language, instead of the props. */
  readonly isOverlay: boolean;
  /** One press removes a choice that is not the default, or a translation. */
  readonly reset: 'default' | 'translation' | null;
}

type Props = Readonly<Record<string, unknown>>;

export function shownFields(
  { runtime, rules }: SectionSchema,
  props: Props,
  overlay: Props | undefined,
  problems: readonly Problem[],
): readonly ShownField[] {
  const savedNames = new Map(Object.entries(runtime.saved).map(([saved, name]) => [name, saved]));
  return Object.entries(runtime.fields).flatMap(([name, field]): readonly ShownField[] => {
    const described = rules[name];
    if (!described || !isActive(described.when, runtime.fields, props)) return [];
    const { of } = described;
    const rule = of ? { ...described, of: activeRules(of, runtime.fields, props) } : described;
    const saved = savedNames.get(name) ?? name;
    const isOverlay = overlay !== undefined && isTextField(field) && !NAME_FIELDS.has(name);
    const own = isOverlay ? overlay[saved] : props[saved];
    const base = props[saved];
    const path = `/${saved}`;
    return [
      {
        name,
        saved,
        isOverlay,
        reset: resetOf(field, own, isOverlay),
        field,
        rule,
        // A list starts as a copy of the other language's: its pictures are the same, its texts differ.
        value: own ?? (isOverlay && field.kind !== 'list' ? undefined : base),
        placeholder: isOverlay && typeof base === 'string' ? base : undefined,
        problems: problems.filter((one) => one.path === path || one.path.startsWith(`${path}/`)),
        path,
      },
    ];
  });
}

/** Texts, pictures and lists have no default to return to: they are emptied in their own control. */
const WITH_DEFAULT: ReadonlySet<string> = new Set(['choice', 'number', 'toggle', 'color', 'query']);

function resetOf(field: RuntimeField, own: unknown, isOverlay: boolean): ShownField['reset'] {
  if (own === undefined) return null;
  if (isOverlay) return 'translation';
  return WITH_DEFAULT.has(field.kind) && !isSame(own, field.default) ? 'default' : null;
}
