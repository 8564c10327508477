import { css, unsafeCSS } from 'lit';
import { heartCss } from '../favourites/heart-css.ts';

/** For lists in shadow roots; pages have it in their sheet. */
export const favouriteBoxStyles = css`
  ${unsafeCSS(heartCss)}
`;
