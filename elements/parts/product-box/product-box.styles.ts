import { css } from 'lit';

/**
 * Rows: picture, title, price, proof, rest. In a grid with shared rows (box-grid.styles.ts) they
 * align with the neighbouring boxes.
 */
export const productBoxStyles = css`
  .base {
    position: relative;
    grid-row: 1 / -1;
    display: grid;
    grid-template: var(--box-rows, none) / minmax(0, 1fr);
    align-content: start;
    row-gap: 0;
  }
  .base > * {
    grid-column: var(--box-column, 1);
  }
  .frame {
    position: relative;
    grid-row: 1;
    margin-block-end: 8px;
    aspect-ratio: 1;
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--quiet);
  }
  .frame:not(:has(img)) {
    background: var(--quiet) var(--talad-no-picture, none) center / 28% no-repeat;
  }
  img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .hover {
    display: var(--talad-box-hover, inline);
    opacity: 0;
    transition: opacity 0.2s ease-out;
  }
  .gone img {
    opacity: 0.55;
  }
  .chip {
    position: absolute;
    inset: 8px auto auto 8px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
    font-size: 12px;
    font-weight: 600;
  }
  .chip.off {
    background: var(--sale);
    color: var(--talad-on-sale, var(--surface));
  }
  .chip .icon {
    inline-size: 1.2em;
    block-size: 1.2em;
    vertical-align: -0.2em;
    fill: currentColor;
  }
  .title {
    grid-row: 2;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    align-self: start;
    min-block-size: var(--box-title, 0);
    margin: 0;
    overflow: hidden;
    color: inherit;
    font-size: 14px;
    line-height: 1.6;
    text-decoration: none;
  }
  .title.bone {
    block-size: 3.2em;
  }
  /* The whole card is a link to the product; other controls are above it. */
  a.title::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  .title:focus-visible {
    outline: none;
  }
  .title:focus-visible::after {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .price {
    grid-row: 3;
    align-self: center;
    column-gap: 6px;
    line-height: 1.5;
  }
  .small,
  .proof,
  .tags {
    margin: 0;
    overflow: hidden;
    color: var(--muted);
    font-size: 12px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .proof {
    grid-row: 4;
  }
  .proof > span + span:not(.vh)::before {
    content: '·';
    margin-inline-end: 4px;
  }
  b {
    color: var(--text);
    font-weight: 600;
  }
  i {
    color: var(--talad-star, light-dark(#b97a00, #f0b43c));
    font-style: normal;
  }
  .rest {
    grid-row: 5;
    container-type: inline-size;
    line-height: 1.75;
  }
  form {
    display: contents;
  }
  .add {
    position: relative;
    grid-area: 3 / 1;
    justify-self: end;
    display: var(--talad-box-add, flex);
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: 44px;
    block-size: 44px;
    margin: -4px -6px -4px 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 999px;
    background: none;
    color: var(--link);
    font: inherit;
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .price:has(+ .add, + form) {
    margin-inline-end: 40px;
  }
  .add > span:not(.vh) {
    display: none;
  }
  .add > .icon {
    inline-size: 22px;
    flex: none;
  }
  /* With a mouse and enough space it appears over the picture. */
  @media (hover: hover) and (width >= 750px) {
    .base:hover .hover {
      opacity: 1;
    }
    .base:hover .title {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .price.price {
      margin-inline-end: 0;
    }
    .add {
      grid-row: 1;
      place-self: end stretch;
      inline-size: auto;
      margin: 0 8px 16px;
      border-radius: var(--radius);
      background: var(--surface);
      color: var(--text);
      box-shadow: var(--talad-shadow-2, 0 2px 12px rgb(0 0 0 / 0.16));
      opacity: 0;
      translate: 0 8px;
      transition:
        opacity 0.2s ease-out,
        translate 0.2s ease-out;
    }
    .add > span:not(.vh) {
      display: inline;
    }
    .add:hover {
      background: var(--accent);
      color: var(--on-accent);
    }
    .base:hover .add,
    .add:focus-visible {
      opacity: 1;
      translate: none;
    }
  }
  .tags,
  .review {
    display: none;
  }
  .tags {
    padding-block: 2px;
  }
  .tags > span {
    margin-inline-end: 4px;
    padding: 2px 6px;
    border-radius: 4px;
    background: var(--quiet);
  }
  @container (width >= 200px) {
    .tags {
      display: var(--talad-box-tags, block);
    }
  }
  @container (width >= 280px) {
    .review {
      display: var(--talad-box-review, block);
    }
  }
  .bone {
    background: var(--quiet);
    border-radius: var(--radius);
    animation: bone 1.2s ease-in-out infinite alternate;
  }
  .line {
    grid-row: 3;
    inline-size: 40%;
    block-size: 1.65em;
    margin: 4px 0 0;
  }
  @keyframes bone {
    to {
      opacity: 0.5;
    }
  }
`;
