import { css } from 'lit';

/** The utility row scrolls away, the main row stays: the host is sticky 32 px above the top. */
export const headerStyles = css`
  :host {
    position: sticky;
    inset-block-start: -32px;
    z-index: 10;
  }
  .base {
    container-type: inline-size;
    background: var(--surface);
    border-block-end: 1px solid var(--line);
  }
  .wrap {
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding-inline: 16px;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .utility {
    background: var(--talad-deep, var(--text));
    color: var(--talad-on-deep, var(--surface));
    font-size: 12px;
  }
  .utility .wrap {
    display: flex;
    align-items: center;
    justify-content: space-between;
    block-size: 32px;
  }
  .utility a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .utility :focus-visible {
    outline-color: currentColor;
  }
  .languages {
    display: flex;
  }
  .languages a {
    display: block;
    padding: 4px 8px;
  }
  .languages a[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .bar {
    display: grid;
    grid-template: 'toggle brand tools' 56px / auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 8px;
  }
  .center,
  .split {
    grid-template-columns: minmax(auto, 1fr) auto minmax(auto, 1fr);
  }
  .toggle {
    grid-area: toggle;
    justify-self: start;
    margin-inline-start: -10px;
  }
  .brand {
    grid-area: brand;
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    font-family: var(--talad-font-heading, inherit);
    font-size: 18px;
    font-weight: var(--talad-heading-weight, 700);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    object-fit: contain;
  }
  .brand img {
    max-block-size: 48px;
  }
  .tools {
    grid-area: tools;
    justify-self: end;
    display: flex;
    align-items: center;
  }
  .round {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 14px;
    cursor: pointer;
  }
  .round:hover {
    background: var(--quiet);
  }
  .account,
  .field,
  ::slotted([slot='account']) {
    display: none;
  }
  .top {
    margin: 0;
    padding: 16px;
    border: 0;
    inset: 0 0 auto;
    inline-size: 100%;
    background: var(--surface);
    color: var(--text);
  }
  .top::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  @container (width >= 750px) {
    .toggle,
    .small-only {
      display: none;
    }
    .bar {
      grid-template:
        'brand field tools' minmax(64px, auto) 'menu menu menu' auto / auto minmax(0, 1fr)
        auto;
      gap: 0 24px;
    }
    .center {
      grid-template-areas: 'field brand tools' 'menu menu menu';
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .split {
      grid-template: 'menu brand tools' minmax(72px, auto) / minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .compact {
      grid-template: 'brand menu tools' minmax(72px, auto) / auto minmax(0, 1fr) auto;
    }
    .brand {
      padding-block: 8px;
      font-size: 22px;
    }
    .brand img {
      max-block-size: 80px;
      max-inline-size: 320px;
    }
    .field {
      grid-area: field;
      display: block;
    }
    .center .field {
      max-inline-size: 360px;
    }
    .account {
      display: inline-flex;
      padding-inline: 12px;
    }
    ::slotted([slot='account']) {
      display: flex;
    }
    .tools {
      gap: 4px;
    }
  }
  @container (width >= 1000px) {
    .account {
      justify-content: end;
      min-inline-size: 184px;
    }
  }
  @container (750px <= width < 1000px) {
    .split .account span,
    .compact .account span,
    .center .account span {
      display: none;
    }
  }
  @media print {
    .utility {
      display: none;
    }
  }
`;
