import { css } from 'lit';

export const cartStyles = css`
  :host {
    display: inline-block;
  }
  .button {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 999px;
    color: inherit;
    cursor: pointer;
  }
  .button:hover {
    background: var(--quiet);
  }
  .count {
    position: absolute;
    inset: 2px 0 auto auto;
    min-inline-size: 20px;
    padding-inline: 5px;
    border: 1px solid var(--surface);
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font-size: 12px;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
