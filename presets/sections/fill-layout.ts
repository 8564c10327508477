import type { Preset } from '../define-preset.ts';
import { xDefault } from '../x_default/preset.ts';
import type { LayoutSection, Words } from './define-layout.ts';

type Lang = 'th' | 'en';
type Saved = Readonly<Record<string, unknown>>;

/** Props as a page saves them: Thai, and what English says differently. */
export interface FilledSection {
  readonly props: Saved;
  readonly i18n: { readonly en: Saved };
}

/** Stands before each part of a longer text that an owner has to replace. */
const PART = '§';
/** A theme with fewer pictures than these has too few to fill a gallery. */
const ENOUGH = 4;

/** Returns the section with the pictures of a theme. */
export function fillLayout({ props }: LayoutSection, theme: Preset): FilledSection {
  const pictures = picturesOf(theme);
  const th = fill(props, 'th', pictures) as Saved;
  const en = fill(props, 'en', pictures) as Saved;
  const changed = Object.entries(en).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(th[name]),
  );
  return { props: th, i18n: { en: Object.fromEntries(changed) } };
}

function fill(value: unknown, lang: Lang, pictures: Pictures): unknown {
  if (typeof value === 'string') return pictured(value, pictures);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => fill(one, lang, pictures));
  if (isWords(value)) return written(value, lang);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, fill(one, lang, pictures)]),
  );
}

function isWords(value: object): value is Words {
  return 'th' in value && 'en' in value;
}

/** Returns the texts that an owner has to replace, in both languages. */
export function samplesOf({ props }: LayoutSection): readonly string[] {
  const samples: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!isWords(value)) Object.values(value).forEach(collect);
    else if (value.isSample || value.th.includes(PART)) {
      samples.push(written(value, 'th'), written(value, 'en'));
    }
  };
  collect(props);
  return samples;
}

function written(text: Words, lang: Lang): string {
  const whole = text[lang].replaceAll(PART, '');
  return text.isSample ? whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : whole;
}

interface Pictures {
  readonly wide: readonly string[];
  readonly tall: readonly string[];
  readonly other: readonly string[];
}

/** Returns the pictures of a theme by shape: those of its slides are wide, for phones tall. */
function picturesOf(theme: Preset): Pictures {
  const own = sorted(theme);
  const usual = sorted(xDefault);
  const other = own.other.length < ENOUGH ? usual.other : own.other;
  return {
    wide: own.wide.length > 0 ? own.wide : usual.wide,
    tall: own.tall.length > 0 ? own.tall : usual.tall,
    other,
  };
}

function sorted({ pages }: Preset): Pictures {
  const all = JSON.stringify(pages);
  const named = [...new Set(all.match(/\/presets\/[^"]+\.webp/g))];
  const tall = named.filter((name) => name.endsWith('-mobile.webp'));
  const wide = tall.map((name) => name.replace('-mobile', ''));
  return {
    wide,
    tall,
    other: named.filter((name) => !tall.includes(name) && !wide.includes(name)),
  };
}

/** Returns `picture:wide`, `picture:tall-2` or `picture:3` as the address of a picture; a number too high starts again at the first. */
function pictured(value: string, pictures: Pictures): string {
  const [, shape = '', number = ''] = /^picture:(?:(wide|tall)-?)?(\d*)$/.exec(value) ?? [];
  if (!value.startsWith('picture:')) return value;
  const from = shape === 'wide' ? pictures.wide : shape === 'tall' ? pictures.tall : pictures.other;
  return from[(Number(number || 1) - 1) % from.length] ?? '';
}
