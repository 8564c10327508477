import { css } from 'lit';

/** The grid of a section, which has no half-empty row; extends boxGridStyles. */
export const gridStyles = css`
  @container (640px <= width < 900px) {
    .c4,
    .c5 {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: 12px;
    }
    .c5 {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  @container (width >= 900px) {
    .grid {
      column-gap: 24px;
      --row-gap: 40px;
    }
    .c3,
    .c6 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .c5 {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      column-gap: 20px;
    }
  }
  /* A page has nine products on every width: three by three. */
  .nine.nine {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 8px;
    --row-gap: 16px;
  }
  /* On a phone they are so small that a second button would hide the product. */
  @container (width < 640px) {
    .nine {
      --talad-box-add: none;
    }
  }
  /* With enough space the first one is four times as large: three or two full rows. */
  @container (width >= 640px) {
    .nine.nine {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: 16px;
      --row-gap: 24px;
    }
    .nine > :first-child {
      grid-area: span 10 / span 2;
    }
    .nine > :first-child > talad-product-box {
      display: block;
      --box-rows: none;
    }
  }
  @container (width >= 900px) {
    .nine.nine {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  @container (width >= 1000px) {
    .c6 {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      column-gap: 16px;
    }
  }
`;
