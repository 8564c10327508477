import type { StoredOption } from '../../../../db/schema.ts';
import { freshKey } from './option-keys.ts';
import { countVariants } from './plan-variants.ts';
import type { FieldRefused } from '../writing/field-refused.ts';
import {
  MAX_COMBINATIONS,
  type OptionInput,
  type OptionsInput,
} from './product-options.contract.ts';

type Title = OptionInput['title'];

/** Returns the options to store, each with a stable key, or the problem. */
export function storedOptions(
  input: OptionsInput,
  before: readonly StoredOption[],
): readonly StoredOption[] | FieldRefused {
  const keys = new Set(before.map(({ key }) => key));
  const options: StoredOption[] = [];
  for (const [index, option] of input.entries()) {
    const stored = storedOption(option, { before, keys, path: `options/${index}` });
    if ('path' in stored) return stored;
    if (options.some((other) => isNamed(other.title, stored.title))) {
      return { path: `options/${index}/title`, reason: 'DUPLICATE' };
    }
    options.push(stored);
  }
  return countVariants(options) > MAX_COMBINATIONS
    ? { path: 'options', reason: 'TOO_MANY_COMBINATIONS' }
    : options;
}

interface Place {
  readonly before: readonly StoredOption[];
  readonly keys: Set<string>;
  readonly path: string;
}

function storedOption(option: OptionInput, place: Place): StoredOption | FieldRefused {
  const title = textsOf(option.title);
  if (!title) return { path: `${place.path}/title`, reason: 'required' };
  const known = place.before.find(({ key }) => key === option.key);
  const itemKeys = new Set(known?.items.map(({ key }) => key));
  const items: StoredOption['items'][number][] = [];
  for (const [index, item] of option.items.entries()) {
    const path = `${place.path}/items/${index}/title`;
    const itemTitle = textsOf(item.title);
    if (!itemTitle) return { path, reason: 'required' };
    if (items.some((other) => isNamed(other.title, itemTitle)))
      return { path, reason: 'DUPLICATE' };
    const isKnown = known?.items.some(({ key }) => key === item.key);
    items.push({
      key: isKnown && item.key ? item.key : freshKey(itemTitle.th, itemKeys),
      title: itemTitle,
      ...(item.color && { color: item.color }),
    });
  }
  return { key: known?.key ?? freshKey(title.th, place.keys), title, items };
}

/** Without a text in the other language the Thai one is shown. */
function textsOf({ th, en }: Title): StoredOption['title'] | null {
  const [thai, english] = [th, en].map((text) => text?.normalize('NFC').trim() ?? '');
  const shown = thai || english;
  return shown ? { th: shown, ...(english && { en: english }) } : null;
}

function isNamed(a: StoredOption['title'], b: StoredOption['title']): boolean {
  return a.th.toLowerCase() === b.th.toLowerCase();
}
