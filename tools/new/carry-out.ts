import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { NewError } from './new-error.ts';
import type { Plan } from './recipe.ts';

const root = resolve(import.meta.dirname, '../..');

/** Writes the files of a plan, or none if one of them cannot be written; returns their paths. */
export async function carryOut({ create, change }: Plan): Promise<readonly string[]> {
  const taken = Object.keys(create).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new NewError(`The name is taken: ${taken} exists.`);
  const texts = { ...create };
  for (const [path, edits] of Object.entries(change)) {
    texts[path] = edits.reduce((code, edit) => edited(path, code, edit), read(path));
  }
  const written = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const file = join(root, path);
      const options = { ...(await resolveConfig(file)), filepath: file };
      return [path, await format(text, options)] as const;
    }),
  );
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return written.map(([path]) => path);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function edited(path: string, code: string, edit: (code: string) => string): string {
  try {
    return edit(code);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NewError(`${path} has changed its form (${reason}): update tools/new.`);
  }
}
