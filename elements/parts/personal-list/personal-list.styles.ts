import { css } from 'lit';

export const personalListStyles = css`
  .base {
    container-type: inline-size;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @container (width >= 600px) {
    .grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 32px 20px;
    }
  }
  @container (width >= 900px) {
    .grid {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
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
  .said {
    display: grid;
    gap: 16px;
    justify-items: center;
    padding-block: 48px;
    text-align: center;
  }
  .said > .icon {
    box-sizing: content-box;
    inline-size: 40px;
    block-size: 40px;
    padding: 28px;
    border-radius: 999px;
    background: var(--talad-tint, var(--quiet));
    color: var(--talad-on-tint, var(--text));
  }
  p {
    max-inline-size: 420px;
    margin: 0;
    text-wrap: balance;
  }
  .foot {
    max-inline-size: none;
    padding-block-start: 40px;
    text-align: center;
  }
`;
