import { css } from 'lit';

export const facetsStyles = css`
  .base {
    display: grid;
    gap: 20px;
  }
  summary {
    min-block-size: 24px;
    margin-block-end: 4px;
    font-size: 14px;
    font-weight: 600;
    cursor: pointer;
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
    margin-block: 4px;
    color: var(--link);
    font-weight: 400;
  }
`;
