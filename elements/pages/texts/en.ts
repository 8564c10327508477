import { frame } from './en/frame.ts';
import { front } from './en/front.ts';
import { list } from './en/list.ts';
import { product } from './en/product.ts';
import { blog } from './en/blog.ts';
import { cart } from './en/cart.ts';
import { variants } from './en/variants.ts';
import { offers } from './en/offers.ts';
import { seller } from './en/seller.ts';
import { content } from './en/content.ts';
import { personal } from './en/personal.ts';

/**
 * Texts of whole pages, one file for each kind: used on the server and in the editor's canvas,
 * never loaded by shoppers.
 */
export const en = {
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
} as const;

export type PageTextKey = keyof typeof en;
