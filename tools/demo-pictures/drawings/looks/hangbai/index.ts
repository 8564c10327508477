import { catLooks } from './cats.ts';
import { dogLooks } from './dogs.ts';
import { careLooks } from './garden-care.ts';
import { toolLooks } from './garden-tools.ts';
import { plantLooks } from './plants.ts';
import { potLooks } from './pots.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const hangbaiLooks: Readonly<Record<string, Look>> = {
  ...dogLooks,
  ...catLooks,
  ...potLooks,
  ...plantLooks,
  ...toolLooks,
  ...careLooks,
};
