import { css } from 'lit';

export const personalLinksStyles = css`
  h2 {
    margin: 0;
    padding-block: 32px 12px;
    font-size: 18px;
    line-height: 1.5;
  }
  ul {
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 12px;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    padding-inline-end: 4px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  a {
    flex: 1;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 56px;
    padding: 8px 16px;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  button:hover {
    background: var(--quiet);
  }
  .icon {
    inline-size: 18px;
    block-size: 18px;
  }
`;
