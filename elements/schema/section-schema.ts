import type { Lang } from '../locales/text.ts';
import type { RuntimeField, RuntimeFields, SectionRuntime } from './fields.ts';

export type Label = Readonly<Record<Lang, string>>;

interface Described {
  readonly label: Label;
  readonly hint?: Label;
}

/** What an owner sees in place of a bare number: the shop's categories (0: all), or a switch (1: on). */
export type NumberControl = 'category' | 'switch';

/** What the editor and the server need to know of a field besides kind and default. */
export type RulesOf<F extends RuntimeField> = Described &
  (F extends { kind: 'choice'; options: readonly (infer O extends string)[] }
    ? { readonly optionLabels: Readonly<Record<O, Label>> }
    : F extends { kind: 'number' }
      ? {
          readonly min: number;
          readonly max: number;
          /** Where only some numbers are offered (spec §9: autoplay, product counts). */
          readonly oneOf?: readonly number[];
          readonly shownAs?: NumberControl;
        }
      : F extends { kind: 'list'; of: infer I extends RuntimeFields }
        ? { readonly maxItems: number; readonly of: { readonly [K in keyof I]: RulesOf<I[K]> } }
        : F extends { kind: 'toggle' | 'query' }
          ? object
          : { readonly maxLength: number; readonly required?: boolean });

/** The same without the exact types, for code that walks any section. */
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
  /** Of a list's item: asked for only while a choice beside it has this value. */
  readonly when?: { readonly field: string; readonly is: string };
}

/** The editor's and server's half of a section: labels, limits, what to say. */
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
