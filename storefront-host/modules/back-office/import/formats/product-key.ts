import { createHash } from 'node:crypto';
import type { Refusal } from '../refusal.ts';
import type { FormatName, RowKey } from './format.ts';

/** Shop systems allow no longer handles; a longer one is text in the wrong column. */
const MAX_NAME = 255;
const MAX_CHOICE = 400;

/** Returns the key of a product in a file. Keys of its variants continue with '#'. */
export function productKey(form: FormatName, name: string): RowKey | Refusal {
  if (name.length > MAX_NAME) return { code: 'KEY_TOO_LONG' };
  return { key: `${form}:${name.replaceAll('#', '%23')}` };
}

/** Returns the key of one variant. Long keys are hashed, because index entries have a size limit. */
export function variantKey(key: string, values: Readonly<Record<string, string>>): string {
  const choice = Object.values(values).join('/');
  const short =
    choice.length > MAX_CHOICE ? createHash('sha256').update(choice).digest('hex') : choice;
  return `${key}#${short}`;
}
