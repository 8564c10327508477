import { EmbedProductBoxElement } from '../embed-product-box.element.ts';
import { start } from '../start.ts';

start({ 'talad-product-box': EmbedProductBoxElement });
