import { css } from 'lit';

export const facetsStyles = css`
  .base {
    display: grid;
    gap: 20px;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 32px;
    margin-block-end: 4px;
    list-style: none;
    font-size: 14px;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    margin-inline: 4px;
    border: solid;
    border-width: 0 1.75px 1.75px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  [open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 6px;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--link);
  }
  a[aria-current] {
    font-weight: 600;
  }
  .count,
  p {
    color: var(--muted);
    font-size: 14px;
  }
  p {
    margin: 0;
  }
  .more summary {
    justify-content: start;
    gap: 4px;
    margin-block: 4px;
    color: var(--link);
    font-weight: 400;
  }
  @media (width < 1000px) {
    a {
      padding-block: 10px;
    }
    summary {
      min-block-size: 44px;
    }
  }
`;
