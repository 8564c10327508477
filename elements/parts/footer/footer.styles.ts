import { css } from 'lit';

export const footerStyles = css`
  .base {
    container-type: inline-size;
    background: var(--talad-deep, var(--text));
    color: var(--talad-on-deep, var(--surface));
    /* The bar of phones covers the end of the footer. */
    padding-block-end: var(--talad-bottom-bar, 0px);
    font-size: 14px;
  }
  .wrap {
    display: flex;
    flex-flow: row wrap;
    gap: 32px;
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding: 48px 16px 32px;
  }
  .wrap > div {
    flex: 1 1 140px;
  }
  .wrap > .about,
  .wrap > .note {
    flex: 1 1 100%;
  }
  @container (width >= 750px) {
    .wrap {
      gap: 32px 48px;
      padding-block: 64px 32px;
    }
    .wrap > div {
      flex: 1 1 160px;
    }
    .wrap > .about {
      flex: 2 1 320px;
    }
  }
  /* Next to four columns there is no room for it, so it is in a row below. */
  @container (750px <= width < 1000px) {
    .wrap > div {
      flex-basis: 140px;
    }
    .wrap > .about {
      flex-basis: 100%;
    }
  }
  @container (width >= 1000px) {
    .wrap > .about {
      max-inline-size: 44ch;
    }
  }
  h2,
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h2 {
    margin-block-end: 8px;
    font-family: var(--talad-font-heading, inherit);
    font-size: 14px;
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.6;
  }
  .name {
    font-size: 22px;
    font-weight: 700;
    font-family: var(--talad-font-heading, inherit);
  }
  img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 56px;
    object-fit: contain;
  }
  .about {
    display: grid;
    gap: 8px;
    align-content: start;
    text-wrap: pretty;
  }
  .about > p {
    max-inline-size: 44ch;
  }
  .address {
    white-space: pre-line;
  }
  a {
    display: inline-block;
    padding-block: 5px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :focus-visible {
    outline-color: currentColor;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .note {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px 32px;
    padding-block-start: 24px;
    border-block-start: 1px solid color-mix(in oklch, currentColor 24%, transparent);
    font-size: 12px;
  }
  @media print {
    .wrap {
      padding-block: 16px;
    }
  }
`;
