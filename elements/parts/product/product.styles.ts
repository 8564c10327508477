import { css } from 'lit';

/**
 * Phone: one column; price and button stick to the bottom of the screen. Wide: pictures on the
 * left, sticky buy box on the right.
 */
export const productStyles = css`
  .layout {
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  .buy {
    display: contents;
  }
  .buy > *:not(.actions),
  .details {
    padding-inline: 16px;
  }
  h1,
  p {
    margin: 0;
  }
  h1 {
    font-family: var(--talad-font-heading, inherit);
    font-size: 22px;
    line-height: 1.45;
    font-weight: var(--talad-heading-weight, 600);
    text-wrap: balance;
  }
  .shop {
    display: inline-block;
    padding-block: 4px;
    text-decoration: none;
  }
  .shop:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .star {
    color: var(--talad-star, #b45309);
  }
  .prices {
    margin-block-start: 4px;
    font-size: 22px;
    line-height: 1.5;
  }
  .shop,
  .muted,
  .stock,
  .code {
    color: var(--muted);
    font-size: 14px;
  }
  .how-many {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-block-size: 48px;
  }
  .low,
  .gone-text {
    color: var(--text);
    font-weight: 600;
  }
  .assurance {
    display: grid;
    gap: 16px;
    font-size: 14px;
  }
  .actions {
    position: sticky;
    inset-block-end: var(--talad-bottom-bar, 0px);
    z-index: 1;
    order: 9;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 16px;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }
  .actions .button {
    flex: 1 1 auto;
    padding-inline: 8px;
  }
  .at-once,
  .at-once:hover {
    background: var(--talad-tint, light-dark(#e3f1ee, #1f3a35));
    color: var(--talad-on-tint, light-dark(#0b4f44, #c9ece4));
  }
  .at-once:hover {
    box-shadow: inset 0 0 0 2px currentcolor;
  }
  /* Not a container: some browsers would fix the bar to it instead of to the screen. */
  @media (width < 750px) {
    :host([page]) .actions {
      position: fixed;
      inset: auto 0 0;
      z-index: 8;
      padding-block-end: calc(8px + env(safe-area-inset-bottom, 0px));
    }
  }
  @media (width >= 750px) {
    .base {
      container-type: inline-size;
    }
  }
  .actions.actions.still {
    position: static;
    order: 0;
  }
  .again {
    font-size: 18px;
    line-height: 1.4;
  }
  .again .off,
  .again s {
    display: none;
  }
  @container (width >= 700px) {
    .layout {
      display: grid;
      grid-template:
        'gallery buy' auto
        'details buy' 1fr / minmax(0, 7fr) minmax(320px, 5fr);
      gap: 32px 48px;
    }
    .gallery {
      grid-area: gallery;
    }
    .details {
      grid-area: details;
    }
    .buy {
      grid-area: buy;
      position: sticky;
      inset-block-start: 96px;
      display: grid;
      gap: 24px;
      align-self: start;
    }
    .buy > *:not(.actions),
    .details {
      padding-inline: 0;
    }
    h1 {
      font-size: 28px;
      line-height: 1.4;
    }
    .prices {
      font-size: 28px;
    }
    .actions {
      position: static;
      order: 0;
      padding: 0;
      border: 0;
    }
    .again {
      display: none;
    }
    .actions .button {
      flex: 1;
      min-block-size: 52px;
    }
  }
`;
