import { css } from 'lit';

export const searchBoxStyles = css`
  .base {
    position: relative;
    max-inline-size: 560px;
    margin-inline: auto;
  }
  select {
    max-inline-size: 40%;
    padding: 0 4px 0 16px;
    border: 0;
    border-inline-end: 1px solid var(--line);
    border-radius: 999px 0 0 999px;
    background: var(--surface);
    color: inherit;
    font: inherit;
    font-size: 14px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  select:focus-visible {
    outline-offset: -3px;
  }
`;
