import { action } from './action.ts';
import { contact } from './contact.ts';
import type { LayoutGroup, SectionLayout } from './define-layout.ts';
import { features } from './features.ts';
import { footer } from './footer.ts';
import { gallery } from './gallery.ts';
import { heroTiles } from './hero-tiles.ts';
import { hero } from './hero.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';
import { reviews } from './reviews.ts';
import { story } from './story.ts';

/** Ready-made sections that the editor's library offers, by group and in this order. */
export const sectionLayouts: Readonly<Record<LayoutGroup, readonly SectionLayout[]>> = {
  hero: [...hero, ...heroTiles],
  story,
  features,
  products,
  reviews,
  gallery,
  questions,
  action,
  contact,
  footer,
};
