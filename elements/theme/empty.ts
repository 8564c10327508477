import { css } from 'lit';

/** The placeholder of a list that is empty or failed to load: an icon, a text, a link. */
export const emptyStyles = css`
  .empty {
    display: grid;
    gap: 16px;
    justify-items: center;
    padding-block: 48px;
    text-align: center;
  }
  .empty > .icon {
    box-sizing: content-box;
    inline-size: 40px;
    block-size: 40px;
    padding: 28px;
    border-radius: 999px;
    background: var(--talad-tint, var(--quiet));
    color: var(--talad-on-tint, var(--text));
  }
  .empty > p {
    max-inline-size: 420px;
    margin: 0;
    text-wrap: balance;
  }
`;
