import { css } from 'lit';

export const personalListStyles = css`
  .base {
    container-type: inline-size;
  }
  li {
    position: relative;
  }
  .on {
    margin: 0;
    color: var(--link);
    font-size: 14px;
  }
  h2 {
    margin: 0;
    padding-block: 24px 12px;
    font-size: 18px;
    line-height: 1.5;
  }
  .drop {
    position: absolute;
    inset: 8px 8px auto auto;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--talad-shadow-2, 0 2px 12px rgb(0 0 0 / 0.16));
    cursor: pointer;
  }
  .drop:hover {
    background: var(--quiet);
  }
  .drop .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .bone {
    aspect-ratio: 3 / 4;
    border-radius: var(--radius);
    background: var(--quiet);
  }
  .foot {
    margin: 0;
    padding-block-start: 40px;
    text-align: center;
  }
`;
