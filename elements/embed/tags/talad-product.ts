import { EmbedProductElement } from '../embed-product.element.ts';
import { start } from '../start.ts';

start({ 'talad-product': EmbedProductElement });
