import type { FontFamily } from '@talad/elements/theme/theme-fonts';

/** Scripts that have a file each: a browser fetches one only when a page has its letters. */
export type FontSubset = 'thai' | 'latin' | 'latin-ext';

/** One `@font-face` of a family; its file of each subset is `<name>-<subset>.woff2` in the build. */
interface FontFace {
  /** 'anuphan', 'prompt-600'. */
  readonly name: string;
  /** CSS `font-weight`. */
  readonly weight: string;
}

/** Returns the files of a variable font, or those of each weight of another font. */
export function facesOf({ name, weights }: FontFamily): readonly FontFace[] {
  const family = name.toLowerCase().replaceAll(' ', '-');
  return weights instanceof Set
    ? [...weights].map((weight) => ({ name: `${family}-${weight}`, weight: `${weight}` }))
    : [{ name: family, weight: [...weights].join(' ') }];
}

/** Returns the file below `node_modules/` that a face has for a subset. */
export function packagedFont(face: string, subset: FontSubset): string {
  const [, family, weight] = /^(.+)-(\d{3})$/.exec(face) ?? [];
  return family
    ? `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`
    : `@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`;
}
