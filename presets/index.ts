import { bakery } from './bakery/preset.ts';
import type { Preset } from './define-preset.ts';
import { mallStarmarket } from './mall_starmarket/preset.ts';
import { mallVillage } from './mall_village/preset.ts';
import { pet } from './pet/preset.ts';
import { skincare } from './skincare/preset.ts';
import { xCeramicstore } from './x_ceramicstore/preset.ts';
import { xDefault } from './x_default/preset.ts';
import { xElite } from './x_elite/preset.ts';
import { xPottery } from './x_pottery/preset.ts';

/** Lists every theme that an owner can pick, in this order. One line adds one. */
export const presets: readonly Preset[] = [
  xDefault,
  xElite,
  xPottery,
  xCeramicstore,
  mallVillage,
  mallStarmarket,
  bakery,
  skincare,
  pet,
];

/** Spec §9 "Design defaults". */
export const DEFAULT_PRESET = xDefault.key;

export function findPreset(key: string): Preset | undefined {
  return presets.find((preset) => preset.key === key);
}
