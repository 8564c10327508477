import { ApiFailure, type FieldFailure } from '../../http/index.ts';

/** The shop whose catalogue changes, the account that changes it, and the time. */
export interface CatalogueChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** The reason why a change of the catalogue was refused. */
export type Refusal =
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'CONFLICT'
        | 'FORBIDDEN'
        | 'IN_USE'
        | 'CATEGORY_IN_USE'
        | 'TOO_MANY_CATEGORIES';
    }
  | { readonly code: 'VALIDATION'; readonly field: FieldFailure };

export type Changed<T = object> =
  ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };

export function refuse(code: Exclude<Refusal['code'], 'VALIDATION'>) {
  return { ok: false, refusal: { code } } as const;
}

/** Refuses one submitted field. */
export function refuseField(path: string, key: FieldFailure['key'], vars?: FieldFailure['vars']) {
  const field = { path, key, ...(vars && { vars }) };
  return { ok: false, refusal: { code: 'VALIDATION', field } } as const;
}

const statuses: ReadonlyMap<Refusal['code'], number> = new Map([
  ['NOT_FOUND', 404],
  ['FORBIDDEN', 403],
]);

export function failureOf(refusal: Refusal): ApiFailure {
  if (refusal.code === 'VALIDATION') {
    return new ApiFailure(400, refusal.code, {}, { fields: [refusal.field] });
  }
  return new ApiFailure(statuses.get(refusal.code) ?? 409, refusal.code);
}
