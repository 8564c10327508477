import type { SectionSchema } from '../schema/section-schema.ts';
import { bannerSchema } from './banner/banner.schema.ts';
import { blockSchema } from './block/block.schema.ts';
import { blogSchema } from './blog/blog.schema.ts';
import { couponsSchema } from './coupons/coupons.schema.ts';
import { customHtmlSchema } from './custom-html/custom-html.schema.ts';
import { featureSchema } from './feature/feature.schema.ts';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { headlineSchema } from './headline/headline.schema.ts';
import type { SectionName } from './index.ts';
import { paragraphSchema } from './paragraph/paragraph.schema.ts';
import { productTabSchema } from './product-tab/product-tab.schema.ts';
import { productsSchema } from './products/products.schema.ts';
import { slideshowSchema } from './slideshow/slideshow.schema.ts';
import { topicSchema } from './topic/topic.schema.ts';

/** Labels, limits and checks of all sections: for the editor and the server only. */
export const sectionSchemas: Readonly<Record<SectionName, SectionSchema>> = {
  SlideShowSection: slideshowSchema,
  Headline: headlineSchema,
  FeatureSection: featureSchema,
  ProductTab: productTabSchema,
  ProductSection: productsSchema,
  BlogSection: blogSchema,
  GallerySection: gallerySchema,
  TopicSection: topicSchema,
  CustomHtmlSection: customHtmlSchema,
  BannerSlick: bannerSchema,
  ParagraphSection: paragraphSchema,
  CouponSlick: couponsSchema,
  BlockSection: blockSchema,
};
