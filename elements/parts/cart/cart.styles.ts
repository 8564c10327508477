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
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
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
  dialog {
    inset: 0 0 0 auto;
    inline-size: min(440px, 100%);
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--talad-shadow-3, 0 20px 60px rgb(0 0 0 / 0.2));
  }
  dialog:dir(rtl) {
    inset: 0 auto 0 0;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
    transition:
      translate 0.2s ease-out,
      opacity 0.2s ease-out;
    @starting-style {
      translate: 32px 0;
      opacity: 0;
    }
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 8px 8px 16px;
    border-block-end: 1px solid var(--line);
  }
  h2 {
    margin: 0;
    font-family: var(--talad-font-heading, inherit);
    font-size: 18px;
    line-height: 1.5;
  }
  talad-cart-lines {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
