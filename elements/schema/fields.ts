/** The part of a field that shoppers' browsers need: kind and default. */
export type RuntimeField =
  | { readonly kind: 'text' | 'richtext' | 'link' | 'image' | 'color'; readonly default: string }
  | { readonly kind: 'toggle'; readonly default: boolean }
  | { readonly kind: 'number'; readonly default: number }
  | { readonly kind: 'choice'; readonly default: string; readonly options: readonly string[] }
  | { readonly kind: 'query'; readonly default: ProductQuery }
  | { readonly kind: 'list'; readonly default: readonly unknown[]; readonly of: RuntimeFields };
export type RuntimeFields = Readonly<Record<string, RuntimeField>>;

/** Spec §3 ProductSection `apiOptions`. */
export interface ProductQuery {
  readonly type?: 'search';
  readonly category_id?: number;
  readonly category_with_child?: boolean | 0 | 1;
  readonly ready_to_sell?: 1;
  readonly showroom?: '' | 'hot' | 'new' | 'sale' | 'recommend';
  readonly sort?: 'new' | 'hot' | 'price_asc' | 'price_desc' | 'popular';
}

export type ValueOf<F extends RuntimeField> = F extends { kind: 'toggle' }
  ? boolean
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'choice'; options: readonly (infer O)[] }
      ? O
      : F extends { kind: 'query' }
        ? ProductQuery
        : F extends { kind: 'list'; of: infer I extends RuntimeFields }
          ? readonly Partial<PropsOf<I>>[]
          : string;
export type PropsOf<T extends RuntimeFields> = { -readonly [K in keyof T]: ValueOf<T[K]> };

/** Refuses names that the DOM uses: `title` would be a tooltip, `className` would break `class`. */
type Safe<T> = {
  [K in keyof T]: K extends keyof HTMLElement ? `'${K & string}' belongs to HTMLElement` : T[K];
};

/**
 * The part of a section's definition that the element needs. `saved` names the fields as in the
 * stored JSON (spec names).
 */
export interface SectionRuntime<
  N extends string = string,
  T extends RuntimeFields = RuntimeFields,
> {
  readonly name: N;
  readonly tag: `talad-${string}`;
  readonly fields: T;
  readonly saved: Readonly<Record<string, string>>;
}

/** Props as in a saved page, under the spec's names. */
export type SavedProps = Readonly<Record<string, unknown>>;

export function defineRuntime<const N extends string, const T extends RuntimeFields>(section: {
  readonly name: N;
  readonly tag: `talad-${string}`;
  readonly fields: T & Safe<T>;
  /** Saved name → property, if they differ: `{ title: 'heading' }`. */
  readonly saved?: Readonly<Record<string, keyof T & string>>;
}): SectionRuntime<N, T> {
  return { ...section, saved: section.saved ?? {} };
}
