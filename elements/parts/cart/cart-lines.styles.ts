import { css } from 'lit';

export const cartLinesStyles = css`
  .base {
    container-type: inline-size;
  }
  h2,
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:not(.button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .group {
    margin-block-end: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .compact .group {
    margin: 0;
    border-width: 0 0 8px;
    border-color: var(--quiet);
    border-radius: 0;
  }
  .group h2 {
    padding: 12px 16px 4px;
    font-size: 14px;
    font-weight: 600;
  }
  li {
    display: grid;
    grid-template-columns: 80px 1fr;
    gap: 8px 16px;
    margin-inline: 16px;
    padding-block: 16px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  .thumb {
    inline-size: 80px;
    block-size: 80px;
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--quiet);
  }
  img {
    display: block;
    inline-size: 80px;
    block-size: 80px;
    object-fit: cover;
  }
  .name > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: 14px;
    line-height: 1.6;
  }
  .muted,
  .on,
  .refusal {
    display: block;
    color: var(--muted);
    font-size: 14px;
  }
  .on {
    color: var(--link);
  }
  .refusal {
    color: var(--sale);
  }
  .amount {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  .remove {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  .remove:hover {
    background: var(--quiet);
    color: var(--text);
  }
  .sum {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  talad-cart-sums {
    padding: 16px;
    border-block-start: 1px solid var(--line);
  }
  .notice {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 12px;
    margin: 16px;
    padding: 12px 16px;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    font-size: 14px;
  }
  .hint,
  .more {
    padding: 12px 16px;
    color: var(--muted);
    font-size: 14px;
  }
  .more a {
    display: block;
    padding: 10px;
    color: var(--link);
    text-align: center;
  }
  .empty {
    padding-inline: 24px;
  }
  .empty h2 {
    font-size: 18px;
  }
  .empty p {
    color: var(--muted);
  }
  .bone {
    block-size: 120px;
    margin: 16px;
    border-radius: var(--radius);
    background: var(--quiet);
  }
  @container (width >= 370px) {
    .thumb {
      grid-row: span 2;
    }
    .amount {
      grid-column: auto;
    }
  }
  @container (width >= 800px) {
    .group {
      display: grid;
      grid-template-columns: 1fr 320px;
    }
    talad-cart-sums {
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  @container (width >= 640px) {
    li {
      grid-template-columns: 80px 1fr auto;
    }
    .thumb {
      grid-row: auto;
    }
    .amount {
      align-self: start;
      flex-wrap: nowrap;
    }
    .sum {
      min-inline-size: 96px;
      text-align: end;
    }
  }
`;
