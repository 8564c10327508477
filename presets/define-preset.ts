import type { Design } from '@talad/elements/page/design';
import type { RuntimeFields, ValueOf } from '@talad/elements/schema/fields';
import type { SectionName, sections } from '@talad/elements/sections/index';
import type { ThemeFont } from '@talad/elements/theme/theme-fonts';
import type { ThemeShape } from '@talad/elements/theme/theme-shape';
import type { Scheme } from '@talad/elements/theme/tokens';

/**
 * A theme preset, which is data only (the registry test refuses functions). It is TypeScript,
 * because importing JSON would widen names: a misspelt section or choice is marked where it is
 * written.
 */
export interface Preset extends WrittenPreset {
  /** Texts of its pages, in both languages, that an owner has to replace (decision 521). */
  readonly samples: readonly string[];
}

interface WrittenPreset {
  /** Key of spec §1, e.g. 'x_default'. */
  readonly key: string;
  readonly label: Bilingual;
  /** Spec §3 currentColors. */
  readonly colors: Scheme;
  /** Further schemes that suit it; with `colors` at least four. */
  readonly schemes: readonly Scheme[];
  /** Spec §3 currentFonts. */
  readonly fonts: { readonly heading: ThemeFont; readonly text: ThemeFont };
  /** Spec §3 currentThemeExtra. */
  readonly shape?: ThemeShape;
  /** Spec §3 Header and Footer, as a new site of this theme has them. */
  readonly header?: Design['header'];
  readonly footer?: Design['footer'];
  readonly components?: Design['components'];
  /** `layout-…` pages are rendered inside others, by `layouts` and `customRoutes`. */
  readonly pages: { readonly frontpage: PresetPage; readonly [name: string]: PresetPage };
  /** Per-page settings (spec §3): pages that are off, banners, tabs. */
  readonly pageSettings?: Design['pages'];
  readonly customRoutes?: Design['customRoutes'];
  readonly layouts?: Design['layouts'];
  /** Old addresses that answer 301 (spec §2), from path to path. */
  readonly legacyRedirects?: Readonly<Record<string, string>>;
  readonly customCss?: string;
}

interface Bilingual {
  readonly th: string;
  readonly en: string;
}

/** Base language Thai; `i18n.en` of a block overrides its props. */
export interface PresetPage {
  readonly title: string;
  readonly blocks: readonly PresetBlock[];
}

/** A misspelt section, prop or choice is a type error where it is written. */
export type PresetBlock = {
  [N in SectionName]: {
    readonly id: string;
    readonly name: N;
    readonly props: SavedOf<FieldsOf<N>>;
    readonly i18n: { readonly en: SavedOf<FieldsOf<N>> };
  };
}[SectionName];

export type FieldsOf<N extends SectionName> = (typeof sections)[N]['runtime']['fields'];
export type SavedOf<T extends RuntimeFields> = {
  readonly [K in keyof T as SavedName<K & string>]?: ValueOf<T[K]>;
};
/** The saved JSON keeps the spec's names where HTMLElement owns them (design: The house). */
type SavedName<K extends string> = K extends 'heading'
  ? 'title'
  : K extends 'cssClass'
    ? 'className'
    : K;

/** In the files of themes this stands before a text that an owner has to replace, and before each of its paragraphs. */
const MARK = /(^|>|\n)\s*(?:(?:ข้อความ|ภาพ)?ตัวอย่าง|Sample(?: text| image)?): (\p{Ll}?)/gu;

/** Takes the marks from the texts and lists the marked ones. */
export function definePreset(written: WrittenPreset): Preset {
  const samples: string[] = [];
  const pages = unmarked(written.pages, samples) as WrittenPreset['pages'];
  return { ...written, pages, samples };
}

function unmarked(value: unknown, samples: string[]): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll(
      MARK,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    if (text !== value) samples.push(text);
    return text;
  }
  if (Array.isArray(value)) return value.map((one) => unmarked(one, samples));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, unmarked(one, samples)]),
  );
}
