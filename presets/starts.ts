import type { Preset } from './define-preset.ts';
import { presets } from './index.ts';
import { looks, proposedLook } from './x_default/looks.ts';
import { xDefault } from './x_default/preset.ts';

/** A new shop begins with one of these: a look of the default theme, or another theme. */
export interface Start {
  /** The key of the look, or of the theme. */
  readonly key: string;
  readonly label: Preset['label'];
  /** The theme, in the colours and fonts of the look. */
  readonly preset: Preset;
}

export const starts: readonly Start[] = [
  ...looks.map(({ key, label, colors, fonts }) => ({
    key,
    label,
    preset: { ...xDefault, colors, fonts },
  })),
  ...presets
    .filter(({ key }) => key !== xDefault.key)
    .map((preset) => ({ key: preset.key, label: preset.label, preset })),
];

/** Returns the wanted start, or the one that is proposed for a root category of the marketplace. */
export function startOf(key: string | undefined, categoryId: number | null): Start {
  const find = (wanted: string | undefined) => starts.find((start) => start.key === wanted);
  const found = find(key) ?? find(proposedLook(categoryId));
  if (!found) throw new Error(`no start ${proposedLook(categoryId)}`);
  return found;
}
