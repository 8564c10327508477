import { product as en } from '../../locales/en/product.ts';
import { product as th } from '../../locales/th/product.ts';
import { addTexts } from '../../locales/text.ts';
import { EmbedProductElement } from '../embed-product.element.ts';
import { start } from '../start.ts';

// Its own words in both languages, since a page's can change; messages bring theirs.
addTexts('th', th);
addTexts('en', en);
start({ 'talad-product': EmbedProductElement });
