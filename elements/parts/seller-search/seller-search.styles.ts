import { css } from 'lit';

export const sellerSearchStyles = css`
  .base {
    container-type: inline-size;
  }
  form {
    display: flex;
    max-inline-size: 480px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: var(--surface);
  }
  form:focus-within {
    outline: 2px solid var(--link);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 46px;
    padding: 0 0 0 20px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
    appearance: none;
  }
  input:focus-visible {
    outline: none;
  }
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  form button {
    display: grid;
    place-items: center;
    inline-size: 52px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  p {
    margin: 16px 0;
  }
  .failed {
    color: var(--sale);
    font-weight: 600;
  }
  .results {
    transition: opacity 0.2s;
  }
  .results[aria-busy='true'] {
    opacity: 0.5;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 24px;
  }
`;
