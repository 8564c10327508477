import { gallery } from '../parts/product/gallery.ts';
import { galleryStyles } from '../parts/product/gallery.styles.ts';

/** Template of a product's pictures, loaded while the product is fetched. */
export const pieces = { gallery };

export const sheet = [galleryStyles];
