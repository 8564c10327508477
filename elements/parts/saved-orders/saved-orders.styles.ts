import { css } from 'lit';

export const savedOrdersStyles = css`
  .base {
    margin-block-start: 40px;
    container-type: inline-size;
  }
  h2 {
    margin: 0;
    font-family: var(--talad-font-heading, inherit);
    font-size: 20px;
    line-height: 1.5;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .muted {
    color: var(--muted);
    font-size: 14px;
  }
  ul {
    margin-block-start: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li {
    position: relative;
    display: grid;
    gap: 8px 16px;
    align-items: center;
    padding: 16px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  .what {
    padding-inline-end: 44px;
  }
  .shop {
    font-weight: 600;
  }
  .thumbs {
    display: flex;
    gap: 8px;
  }
  .thumbs picture {
    display: block;
    inline-size: 48px;
    block-size: 48px;
    border-radius: 8px;
    overflow: hidden;
    background: var(--quiet);
  }
  .thumbs img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .does {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .does .button {
    flex: 1 1 auto;
  }
  .drop {
    position: absolute;
    inset: 8px 8px auto auto;
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
  .drop:hover {
    background: var(--quiet);
    color: var(--text);
  }
  .drop .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  @container (min-width: 640px) {
    li {
      grid-template-columns: 1fr auto auto;
      padding-inline-end: 60px;
    }
    .what {
      padding: 0;
    }
    .drop {
      inset-block-start: calc(50% - 22px);
    }
  }
`;
