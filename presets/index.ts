import type { Preset } from './define-preset.ts';
import { xDefault } from './x_default/preset.ts';

/** Lists every theme that an owner can pick, in this order. One line adds one. */
export const presets: readonly Preset[] = [xDefault];

/** Spec §9 "Design defaults". */
export const DEFAULT_PRESET = xDefault.key;

export function findPreset(key: string): Preset | undefined {
  return presets.find((preset) => preset.key === key);
}
