import { slugOf } from '../slug.ts';

/** Makes a key for an option or one of its values from its name, and adds it to `taken`. */
export function freshKey(text: string, taken: Set<string>): string {
  const base = slugOf(text) || 'x';
  let key = base;
  for (let count = 2; taken.has(key); count += 1) key = `${base}-${count}`;
  taken.add(key);
  return key;
}
