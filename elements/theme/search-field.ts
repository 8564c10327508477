import { css } from 'lit';

/** A search form that looks like one round field. */
export const searchFieldStyles = css`
  form {
    display: flex;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: var(--surface);
  }
  form:has(input:focus) {
    outline: 2px solid var(--link);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 42px;
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
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  form button {
    display: grid;
    place-items: center;
    inline-size: 48px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;
