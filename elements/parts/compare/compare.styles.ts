import { css } from 'lit';

export const compareStyles = css`
  .scroll {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  table {
    inline-size: max-content;
    border-collapse: collapse;
    font-size: 14px;
  }
  th,
  td {
    min-inline-size: 148px;
    max-inline-size: 220px;
    padding: 10px 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  thead th,
  thead td {
    border: 0;
  }
  thead th {
    position: relative;
    inline-size: 200px;
    font-weight: 400;
  }
  thead td,
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 96px;
    max-inline-size: 112px;
    padding-inline-start: 0;
    background: var(--surface);
    color: var(--muted);
    font-weight: 400;
  }
  .differs td {
    font-weight: 600;
  }
  .drop {
    position: absolute;
    inset: 16px 18px auto auto;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: var(--surface);
    color: inherit;
    box-shadow: var(--talad-shadow-2, 0 2px 12px rgb(0 0 0 / 0.16));
    cursor: pointer;
  }
  .drop .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  p {
    margin: 0;
  }
  .bone {
    block-size: 320px;
    border-radius: var(--radius);
    background: var(--quiet);
  }
`;
