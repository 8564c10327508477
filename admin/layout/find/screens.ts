import type { Messages } from '../../locales/en.ts';
import { hasPage, type Place, type TaladResource } from '../../resources/resource.ts';
import type { Found } from './found.ts';

export type BothMessages = Readonly<Record<'th' | 'en', Messages>>;

/**
 * Returns the screens and fields that contain all of the words in either language; without words,
 * all screens.
 */
export function screensOf(
  resources: readonly TaladResource[],
  typed: string,
  texts: BothMessages,
  lang: 'th' | 'en',
): readonly Found[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return placesOf(resources).flatMap(({ to, key, within }) => {
    if (within !== undefined && words.length === 0) return [];
    const names = { th: textAt(texts.th, key), en: textAt(texts.en, key) };
    const all = fold(`${names.th} ${names.en}`);
    if (!words.every((word) => all.includes(word))) return [];
    const note =
      within === undefined ? names[lang === 'th' ? 'en' : 'th'] : textAt(texts[lang], within);
    return [{ kind: 'screen', to, title: names[lang], note }];
  });
}

/** Lists the menu's pages, their forms for a new record, and the parts of a page that it names. */
function placesOf(resources: readonly TaladResource[]): readonly Place[] {
  return resources
    .filter(hasPage)
    .flatMap(({ name, create, places = [] }) => [
      { to: `/${name}`, key: `resources.${name}.name` },
      ...(create ? [{ to: `/${name}/create`, key: `app.${name}.new` }] : []),
      ...places,
    ]);
}

function textAt(messages: Messages, key: string): string {
  let at: unknown = messages;
  for (const step of key.split('.')) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  }
  // Returns the plural of 'Order |||| Orders'.
  return typeof at === 'string' ? (at.split(' |||| ').at(-1) ?? '') : '';
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
