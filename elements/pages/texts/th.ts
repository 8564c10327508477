import type { PageTextKey } from './en.ts';
import { frame } from './th/frame.ts';
import { front } from './th/front.ts';
import { list } from './th/list.ts';
import { product } from './th/product.ts';
import { blog } from './th/blog.ts';
import { cart } from './th/cart.ts';
import { variants } from './th/variants.ts';
import { offers } from './th/offers.ts';
import { seller } from './th/seller.ts';
import { content } from './th/content.ts';
import { personal } from './th/personal.ts';

export const th: Readonly<Record<PageTextKey, string>> = {
  ...frame,
  ...front,
  ...list,
  ...product,
  ...blog,
  ...cart,
  ...variants,
  ...offers,
  ...seller,
  ...content,
  ...personal,
};
