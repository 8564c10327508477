import type { SectionSchema } from '../schema/section-schema.ts';
import { headlineSchema } from './headline/headline.schema.ts';
import type { SectionName } from './index.ts';
import { paragraphSchema } from './paragraph/paragraph.schema.ts';
import { productsSchema } from './products/products.schema.ts';
import { slideshowSchema } from './slideshow/slideshow.schema.ts';

/** Labels, limits and checks of all sections: for the editor and the server, never for a shopper. */
export const sectionSchemas: Readonly<Record<SectionName, SectionSchema>> = {
  SlideShowSection: slideshowSchema,
  Headline: headlineSchema,
  ProductSection: productsSchema,
  ParagraphSection: paragraphSchema,
};
