import { css, unsafeCSS } from 'lit';

/** The rows of a box are shared with its list, so that prices of one row align. */
export const boxRowsCss =
  '.grid>li{display:grid;grid-row:span 5;grid-template:subgrid/minmax(0,1fr);row-gap:0;margin-block-end:var(--row-gap,24px)}.grid>li>talad-product-box{grid-row:1/-1;grid-column:1;display:grid;grid-template:subgrid/minmax(0,1fr);--box-rows:subgrid}';

/** Two columns of boxes on a phone, three or four if there is room (decision 058), equal in width. */
export const boxGridStyles = css`
  .grid {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${unsafeCSS(boxRowsCss)}
  @container (width >= 640px) {
    .grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 20px;
    }
  }
  @container (width >= 900px) {
    .grid {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
