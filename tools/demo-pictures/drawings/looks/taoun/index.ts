import { breadLooks } from './bread.ts';
import { bunLooks } from './buns-and-spreads.ts';
import { cakeLooks } from './cakes.ts';
import { coffeeLooks } from './coffee.ts';
import { cookieLooks } from './cookies.ts';
import { smallBakeLooks } from './small-bakes.ts';
import { teaLooks } from './tea.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const taounLooks: Readonly<Record<string, Look>> = {
  ...breadLooks,
  ...bunLooks,
  ...cakeLooks,
  ...smallBakeLooks,
  ...cookieLooks,
  ...coffeeLooks,
  ...teaLooks,
};
