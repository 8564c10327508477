import { css } from 'lit';

/** Columns, gutters and the layouts of a list of products; two classes beat those of the grid. */
export const arrangeStyles = css`
  .grid.g-none {
    column-gap: 0;
    --row-gap: 16px;
  }
  .grid.g-hair {
    column-gap: 25px;
    clip-path: inset(-8px);
  }
  .grid.g-hair > li {
    position: relative;
  }
  .grid.g-hair > li::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -13px;
    border-inline-start: 1px solid var(--line);
  }
  .grid.g-wide {
    column-gap: clamp(16px, 4cqi, 56px);
    --row-gap: clamp(40px, 5cqi, 72px);
  }
  /* Each row has a picture and a text beside it, read like a line. */
  .grid.rows {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  .grid.rows > li {
    position: relative;
    display: block;
    margin: 0;
    padding-block: clamp(16px, 2cqi, 24px);
    border-block-end: 1px solid var(--line);
  }
  .grid.rows > li:last-child {
    border-block-end: 0;
  }
  .grid.rows talad-product-box {
    display: block;
    --box-column: 2;
    --box-rows: none;
    --box-title: 0;
  }
  .rows talad-product-box::part(base) {
    grid-template: 1fr repeat(3, auto) 1fr / minmax(0, 42%) minmax(0, 1fr);
    column-gap: clamp(12px, 3cqi, 40px);
  }
  .rows talad-product-box::part(frame) {
    grid-area: 1 / 1 / 6 / 2;
    margin: 0;
  }
  .rows talad-product-box::part(title) {
    grid-row: 1;
    align-self: end;
    padding-inline-end: 44px;
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(16px, 2cqi, 24px);
    font-weight: 600;
  }
  .rows talad-product-box::part(add) {
    grid-area: 1 / 1 / 6 / 2;
    place-self: end;
    margin: 8px;
    background: var(--surface);
  }
  /* A board of prices: one panel with lines between. */
  .grid.board {
    gap: 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 1.25);
    background: var(--card);
    --row-gap: 0;
  }
  .grid.board > li {
    position: relative;
    padding: clamp(8px, 1.4cqi, 16px);
    box-shadow:
      1px 0 var(--line),
      0 1px var(--line);
  }
  /* The goods stand on one board that runs below the pictures. */
  .grid.shelf > li::after {
    content: '';
    grid-area: 1 / 1;
    align-self: end;
    block-size: 3px;
    margin-block-end: 5px;
    margin-inline: -28px;
    background: var(--edge);
  }
  .grid.shelf {
    overflow-x: clip;
    overflow-clip-margin: 2px;
  }
  .grid.shelf > li {
    row-gap: 0;
  }
  .shelf talad-product-box::part(frame) {
    background: none;
  }
  /* The number stands above its box. */
  .grid.steps {
    counter-reset: step;
  }
  .grid.steps > li {
    grid-row: span 6;
  }
  .grid.steps > li::before {
    content: counter(step);
    counter-increment: step;
    grid-area: 1 / 1;
    padding-block-end: 8px;
    color: var(--link);
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(40px, 5cqi, 72px);
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.2;
  }
  .grid.steps > li > talad-product-box {
    grid-row: 2 / -1;
  }
  .grid.tiles > .tile {
    grid-row: span 5;
    display: grid;
    margin-block-end: 0;
  }
  .word {
    grid-row: 1 / -1;
    display: grid;
    place-items: center;
    padding: 16px 8px;
    color: inherit;
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(24px, 4cqi, 52px);
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.5;
    text-align: center;
    text-decoration: none;
  }
  a.word:hover {
    text-decoration: underline;
    text-underline-offset: 6px;
  }
  .stalls {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .stalls > li {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 1.25);
    background: var(--card);
  }
  .stalls > li::before {
    content: '';
    display: block;
    block-size: 34px;
    background: repeating-linear-gradient(
      90deg,
      var(--talad-a, #0f6b5c) 0 24px,
      var(--talad-light, #fff) 24px 48px
    );
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% 22px no-repeat,
      radial-gradient(circle at 50% 0, #000 11.5px, #0000 12px) 0 22px / 24px 12px repeat-x;
  }
  .stalls .grid {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: 12px;
    column-gap: 12px;
    --row-gap: 12px;
  }
  .stalls .grid > li:only-child {
    grid-column: 1 / -1;
  }
  .keeper {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px;
    font-weight: 600;
  }
  .keeper img {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 999px;
    object-fit: cover;
  }
  .keeper a {
    color: inherit;
    text-decoration: none;
  }
  .keeper a:hover {
    text-decoration: underline;
  }
  .number {
    min-inline-size: 1.2em;
    color: var(--link);
    font-family: var(--talad-font-heading, inherit);
    font-size: 24px;
    text-align: center;
  }
  @container (640px <= width < 900px) {
    .by3 .grid {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (width < 640px) {
    .grid.phone1 {
      grid-template-columns: minmax(0, 1fr);
    }
    .grid.led > :first-child {
      grid-column: 1 / -1;
    }
    /* Two in a row leave no half row; three and five columns can be odd in number. */
    .grid:is(.k3, .k5):not(.phone1, .led) > :last-child:nth-child(odd) {
      display: none;
    }
  }
  @container (width >= 640px) {
    .stalls {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .stalls:not(.by3) > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    .by3 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .grid.k1 {
      grid-template-columns: minmax(0, 1fr);
    }
    .grid.k2 {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .grid:is(.k3, .k6) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .grid.k4 {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .grid.k5 {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    .grid.led > :first-child {
      grid-area: span 10 / span 2;
    }
    .grid.led > :first-child > talad-product-box {
      display: block;
      --box-rows: none;
    }
    .rows talad-product-box::part(base) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  @container (width >= 1000px) {
    .grid.k6 {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
