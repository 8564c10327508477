import { activeRules, isActive } from '@talad/elements/schema/conditions';
import type { Problem } from '@talad/elements/schema/check';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { isTextField, NAME_FIELDS } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';

/** The data of one field in the inspector: only what it renders, so that a key elsewhere does not render it. */
export interface ShownField extends Omit<FieldProps, 'onChange' | 'onItem'> {
  readonly name: string;
  readonly saved: string;
  /** Written to the overlay of the other language, instead of the props. */
  readonly isOverlay: boolean;
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
