import { galleryStyles } from './gallery.styles.ts';
import { optionStyles } from './options.styles.ts';
import { productStyles } from './product.styles.ts';

/**
 * Styles of a product. In a shop, the page's markup contains them already
 * (rendering/bundle-plugins.ts).
 */
export const productSheet = [galleryStyles, optionStyles, productStyles];
