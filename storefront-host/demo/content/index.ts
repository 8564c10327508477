import { dinpao } from './dinpao.ts';
import { faicotton } from './faicotton.ts';
import { mall } from './mall.ts';
import { suansri } from './suansri.ts';

/** The marketplace first: it gets id 1. */
export const demoMarket = { mall, shops: [dinpao, faicotton, suansri] } as const;
