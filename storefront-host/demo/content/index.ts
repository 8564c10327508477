import { dinpao } from './dinpao.ts';
import { faicotton } from './faicotton.ts';
import { hangbai } from './hangbai.ts';
import { homprai } from './homprai.ts';
import { mall } from './mall.ts';
import { rimklong } from './rimklong.ts';
import { suansri } from './suansri.ts';
import { taoun } from './taoun.ts';

/** The marketplace first: it gets id 1. */
export const demoMarket = {
  mall,
  shops: [dinpao, faicotton, suansri, rimklong, taoun, homprai, hangbai],
} as const;
