import { EmbedCartElement } from '../embed-cart.element.ts';
import { start } from '../start.ts';

start({ 'talad-cart': EmbedCartElement });
