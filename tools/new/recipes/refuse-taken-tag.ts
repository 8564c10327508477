import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Names } from '../names.ts';
import { NewError } from '../new-error.ts';

const elements = resolve(import.meta.dirname, '../../../elements');

/** Refuses a tag that exists: parts and sections share one namespace of tags. */
export function refuseTakenTag({ kebab }: Names): void {
  const [taken] = globSync(`**/${kebab}.element.ts`, { cwd: elements });
  if (taken) throw new NewError(`<talad-${kebab}> is taken: elements/${taken} exists.`);
}
