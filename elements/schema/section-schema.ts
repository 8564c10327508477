import type { Lang } from '../locales/text.ts';
import type { RuntimeField, RuntimeFields, SectionRuntime } from './fields.ts';

export type Label = Readonly<Record<Lang, string>>;

/** A field acts only while another one has this value, or one of these (decision 479). */
interface Condition {
  readonly field: string;
  readonly is: string | readonly string[];
}

/** One of the conditions is enough. */
export type When = Condition | readonly Condition[];

interface Described {
  readonly label: Label;
  readonly hint?: Label;
  /** Shown, and required, only while another field beside it has a value. */
  readonly when?: When;
  /** Like `when`, for a field of a list: names fields of the section itself. */
  readonly inSection?: When;
}

/**
 * The control for a number: the shop's categories (0 means all), its products (0 means none), a
 * switch (1 means on), or saved milliseconds that are shown as seconds.
 */
export type NumberControl = 'category' | 'product' | 'switch' | 'seconds';

/** The part of a field that only the editor and the server need. */
export type RulesOf<F extends RuntimeField> = Described &
  (F extends { kind: 'choice'; options: readonly (infer O extends string)[] }
    ? { readonly optionLabels: Readonly<Record<O, Label>> }
    : F extends { kind: 'number' }
      ? {
          readonly min: number;
          readonly max: number;
          /** If only some numbers are offered (spec §9: autoplay, product counts). */
          readonly oneOf?: readonly number[];
          readonly shownAs?: NumberControl;
        }
      : F extends { kind: 'list'; of: infer I extends RuntimeFields }
        ? { readonly maxItems: number; readonly of: { readonly [K in keyof I]: RulesOf<I[K]> } }
        : F extends { kind: 'toggle' | 'query' }
          ? object
          : { readonly maxLength: number; readonly required?: boolean });

/** Field rules without exact types, for code that handles any section. */
export interface FieldRules extends Described {
  readonly optionLabels?: Readonly<Record<string, Label>>;
  readonly min?: number;
  readonly max?: number;
  readonly oneOf?: readonly number[];
  readonly shownAs?: NumberControl;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly of?: Readonly<Record<string, FieldRules>>;
}

/** The part of a section's definition for editor and server: labels, limits, texts. */
export interface SectionSchema<N extends string = string, T extends RuntimeFields = RuntimeFields> {
  readonly runtime: SectionRuntime<N, T>;
  readonly version: number;
  readonly label: Label;
  readonly rules: Readonly<Record<string, FieldRules>>;
}

export function describeSection<const N extends string, const T extends RuntimeFields>(
  runtime: SectionRuntime<N, T>,
  described: {
    readonly version: number;
    readonly label: Label;
    readonly rules: { readonly [K in keyof T]: RulesOf<T[K]> };
  },
): SectionSchema<N, T> {
  return { ...described, runtime };
}
