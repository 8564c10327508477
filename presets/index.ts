import type { Preset } from './define-preset.ts';
import { bakery } from './bakery/preset.ts';
import { cardealer } from './cardealer/preset.ts';
import { jewelry } from './jewelry/preset.ts';
import { kids } from './kids/preset.ts';
import { mallSmermutt19 } from './mall_smermutt19/preset.ts';
import { mallStarmarket } from './mall_starmarket/preset.ts';
import { mallVillage } from './mall_village/preset.ts';
import { outdoor } from './outdoor/preset.ts';
import { pet } from './pet/preset.ts';
import { skincare } from './skincare/preset.ts';
import { xBorsa } from './x_borsa/preset.ts';
import { xCeramicstore } from './x_ceramicstore/preset.ts';
import { xDefault } from './x_default/preset.ts';
import { xDowntown } from './x_downtown/preset.ts';
import { xElite } from './x_elite/preset.ts';
import { xModernmerce } from './x_modernmerce/preset.ts';
import { xOptic } from './x_optic/preset.ts';
import { xPottery } from './x_pottery/preset.ts';
import { xSeat } from './x_seat/preset.ts';
import { xSwift } from './x_swift/preset.ts';

/** Lists every theme that an owner can pick, in this order. One line adds one. */
export const presets: readonly Preset[] = [
  xDefault,
  xSwift,
  xElite,
  xModernmerce,
  xDowntown,
  xPottery,
  xCeramicstore,
  xOptic,
  xBorsa,
  xSeat,
  mallVillage,
  mallSmermutt19,
  mallStarmarket,
  bakery,
  skincare,
  kids,
  jewelry,
  cardealer,
  outdoor,
  pet,
];

/** Spec §9 "Design defaults". */
export const DEFAULT_PRESET = xDefault.key;

export function findPreset(key: string): Preset | undefined {
  return presets.find((preset) => preset.key === key);
}
