import { css } from 'lit';

/** Inside a sheet the list stands below the field and moves what follows; else it lies above the page. */
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
  [role='listbox'] {
    position: absolute;
    inset: calc(100% + 6px) 0 auto;
    z-index: 1;
    max-block-size: min(70dvb, 560px);
    overflow-y: auto;
    padding-block: 8px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--talad-shadow-3, 0 12px 32px rgb(0 0 0 / 0.18));
  }
  :host([first]) [role='listbox'] {
    position: static;
    margin-block-start: 8px;
    border: 0;
    box-shadow: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 4px 16px;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-selected='true'] {
    background: var(--quiet);
  }
  a[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--link);
  }
  a .icon {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--muted);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .note {
    flex: none;
    color: var(--muted);
    font-size: 14px;
  }
  .product .note {
    color: var(--text);
    font-weight: 600;
  }
  .image {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 6px;
    overflow: hidden;
    background: var(--quiet);
  }
  .image img {
    display: block;
    inline-size: 44px;
    block-size: 44px;
    object-fit: cover;
  }
`;
