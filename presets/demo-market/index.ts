import { dinpao } from './shops/dinpao.ts';
import { faicotton } from './shops/faicotton.ts';
import { hangbai } from './shops/hangbai.ts';
import { homprai } from './shops/homprai.ts';
import { mall } from './shops/mall.ts';
import { rimklong } from './shops/rimklong.ts';
import { suansri } from './shops/suansri.ts';
import { taoun } from './shops/taoun.ts';

/** The marketplace first: it gets id 1. */
export const demoMarket = {
  mall,
  shops: [dinpao, faicotton, suansri, rimklong, taoun, homprai, hangbai],
} as const;
