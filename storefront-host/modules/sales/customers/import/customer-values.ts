import type { Lang } from '../../../../db/schema.ts';

/** Columns of a customer that an import compares and writes. */
export interface CustomerValues {
  readonly guest_key: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly lang: Lang;
  readonly tags: readonly string[];
  readonly marketing: boolean;
  readonly marketing_at: Date | null;
}

export const customerColumns = [
  'guest_key',
  'name',
  'phone',
  'email',
  'lang',
  'tags',
  'marketing',
  'marketing_at',
] as const satisfies readonly (keyof CustomerValues)[];
