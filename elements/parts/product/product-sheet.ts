import { galleryStyles } from './gallery.styles.ts';
import { optionStyles } from './options.styles.ts';
import { productStyles } from './product.styles.ts';

/** How a product looks: in a shop it stands in the page's markup already (rendering/drawn-styles.ts). */
export const productSheet = [galleryStyles, optionStyles, productStyles];
