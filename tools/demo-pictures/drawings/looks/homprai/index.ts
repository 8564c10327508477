import { bathLooks } from './bath.ts';
import { bodyLooks } from './body.ts';
import { scentLooks } from './candles-and-diffusers.ts';
import { faceLooks } from './face.ts';
import { herbalLooks } from './herbal.ts';
import { incenseLooks } from './incense-and-sets.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const hompraiLooks: Readonly<Record<string, Look>> = {
  ...faceLooks,
  ...bathLooks,
  ...bodyLooks,
  ...herbalLooks,
  ...scentLooks,
  ...incenseLooks,
};
