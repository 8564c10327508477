import { gallery } from '../parts/product/gallery.ts';
import { galleryStyles } from '../parts/product/gallery.styles.ts';

/** What draws a product's pictures, asked for while the product is on its way. */
export const pieces = { gallery };

export const sheet = [galleryStyles];
