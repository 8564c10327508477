import { loadTexts } from '../../locales/load.ts';
import { EmbedProductElement } from '../embed-product.element.ts';
import { start } from '../start.ts';

// Its texts are more than what a box shows: both languages, since a page's can change.
await Promise.all([loadTexts('th'), loadTexts('en')]);
start({ 'talad-product': EmbedProductElement });
