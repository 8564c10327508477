import { css } from 'lit';

export const searchBoxStyles = css`
  .base {
    position: relative;
    max-inline-size: 560px;
    margin-inline: auto;
  }
  form {
    display: flex;
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
  button {
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
