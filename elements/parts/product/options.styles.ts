import { css } from 'lit';

export const optionStyles = css`
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: 14px;
    font-weight: 600;
  }
  legend span {
    color: var(--muted);
    font-weight: 400;
  }
  .items {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    cursor: pointer;
    transition: border-color 0.15s ease-out;
  }
  label:has(.swatch) {
    padding-inline-start: 8px;
  }
  label > span {
    margin-inline: auto;
  }
  label:hover {
    border-color: var(--text);
  }
  label:has(:checked) {
    border-color: var(--text);
    box-shadow: inset 0 0 0 1px var(--text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .swatch {
    inline-size: 28px;
    block-size: 28px;
    forced-color-adjust: none;
  }
  .swatch circle {
    stroke: rgb(0 0 0 / 0.2);
  }
  .gone {
    color: var(--muted);
    border-style: dashed;
  }
  .gone span {
    text-decoration: line-through;
  }
  .gone .swatch {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
