import type { Banner } from './banner-shape.ts';
import { dinpaoBanners } from './dinpao.ts';
import { faicottonBanners } from './faicotton.ts';
import { hangbaiBanners } from './hangbai.ts';
import { hompraiBanners } from './homprai.ts';
import { marketBanners } from './market.ts';
import { rimklongBanners } from './rimklong.ts';
import { suansriBanners } from './suansri.ts';
import { taounBanners } from './taoun.ts';

/** Banners by 'shop/slide'. */
export const banners: Readonly<Record<string, Banner>> = {
  ...dinpaoBanners,
  ...faicottonBanners,
  ...suansriBanners,
  ...marketBanners,
  ...rimklongBanners,
  ...taounBanners,
  ...hompraiBanners,
  ...hangbaiBanners,
};
