import type { RuntimeField, RuntimeFields } from '@talad/elements/schema/fields';
import type { FieldRules, Label } from '@talad/elements/schema/section-schema';

/** A setting of header, footer or components: its path in the look, and its form field. */
export interface FrameField {
  readonly path: string;
  readonly field: RuntimeField;
  readonly rule: FieldRules;
  /** The look stores 'disable', while the switch shows whether it is on. */
  readonly isReversed?: boolean;
  /** Its items name records of the shop, which are chosen by their names. */
  readonly isPicked?: true;
  /** Converts between saved values and the form's. */
  readonly form?: { readonly read: Convert; readonly write: Convert };
}
type Convert = (value: unknown, old?: unknown) => unknown;

/** A part of every page, that the canvas selects as one block. */
export type FramePart = 'header' | 'footer';

export interface FrameGroup {
  readonly label: Label;
  readonly part?: FramePart;
  readonly fields: readonly FrameField[];
}

/** A field of a list's item, with both halves of its definition. */
interface FieldOptions {
  readonly field: RuntimeField;
  readonly rule: FieldRules;
}

export const say = (en: string, th: string): Label => ({ en, th });

export const words = (label: Label, maxLength = 120, hint?: Label): FieldOptions => ({
  field: { kind: 'text', default: '' },
  rule: { label, maxLength, ...(hint ? { hint } : {}) },
});
export const link = (label: Label): FieldOptions => ({
  field: { kind: 'link', default: '' },
  rule: { label, maxLength: 2_000 },
});
export const image = (label: Label): FieldOptions => ({
  field: { kind: 'image', default: '' },
  rule: { label, maxLength: 300 },
});
export const toggle = (label: Label, isOn: boolean): FieldOptions => ({
  field: { kind: 'toggle', default: isOn },
  rule: { label },
});

export function choice(labels: Readonly<Record<string, Label>>, label: Label): FieldOptions {
  const options = Object.keys(labels);
  return {
    field: { kind: 'choice', default: options[0] ?? '', options },
    rule: { label, optionLabels: labels },
  };
}

export function list(
  label: Label,
  maxItems: number,
  of: Readonly<Record<string, FieldOptions>>,
): FieldOptions {
  const fields: RuntimeFields = mapped(of, ({ field }) => field);
  return {
    field: { kind: 'list', default: [], of: fields },
    rule: { label, maxItems, of: mapped(of, ({ rule }) => rule) },
  };
}

/** Shown only if the field `field` has the value `is`, or one of them. */
export function when(
  field: string,
  is: string | readonly string[],
  options: FieldOptions,
): FieldOptions {
  return { ...options, rule: { ...options.rule, when: { field, is } } };
}

function mapped<T>(of: Readonly<Record<string, FieldOptions>>, pick: (one: FieldOptions) => T) {
  return Object.fromEntries(Object.entries(of).map(([name, one]) => [name, pick(one)]));
}
