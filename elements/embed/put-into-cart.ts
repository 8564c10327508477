import { openWithoutButton } from './open-without-button.ts';

openWithoutButton();

export { putIntoCart } from '../parts/product-box/put-into-cart.ts';
