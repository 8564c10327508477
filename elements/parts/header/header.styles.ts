import { css } from 'lit';

/** The utility row scrolls away, the main row stays: a host sticks 32 px above the top. */
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
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding-inline: 16px;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  ul {
    display: flex;
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
  .languages a {
    display: block;
    padding: 4px 8px;
  }
  .languages a[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .main .wrap {
    min-block-size: 56px;
  }
  .brand {
    flex: 0 1 auto;
    margin-inline-end: auto;
    overflow: hidden;
    font-family: var(--talad-font-heading, inherit);
    font-size: 18px;
    font-weight: 700;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .brand img {
    display: block;
    block-size: 36px;
    inline-size: auto;
  }
  .grow {
    flex: 1 1 480px;
  }
  .tools {
    display: flex;
    align-items: center;
    flex: none;
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
  .account {
    display: none;
  }
  .main .small-only:first-child {
    margin-inline-start: -10px;
  }
  nav.wide-only ul {
    gap: 0 clamp(12px, 1.8cqi, 28px);
    flex-wrap: wrap;
  }
  nav.wide-only a {
    display: block;
    padding-block: 8px 10px;
    border-block-end: 2px solid transparent;
    font-size: 14px;
  }
  nav.wide-only a:hover,
  nav.wide-only a[aria-current] {
    border-color: var(--link);
    color: var(--link);
  }
  .wide-only {
    display: none;
  }
  @container (width >= 750px) {
    .wide-only {
      display: block;
    }
    .small-only {
      display: none;
    }
    .main .wrap {
      gap: 24px;
      min-block-size: 64px;
    }
    .brand {
      margin: 0;
      font-size: 22px;
      flex: none;
    }
    .account {
      display: inline-flex;
      padding-inline: 12px;
    }
    .tools {
      gap: 4px;
    }
  }
  @media (forced-colors: active) {
    nav.wide-only a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  .sheet {
    margin: 0;
    padding: 16px;
    border: 0;
    background: var(--surface);
    color: var(--text);
    transition:
      translate 0.2s ease-out,
      opacity 0.2s ease-out;
  }
  .sheet::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  .top {
    inset: 0 0 auto;
    inline-size: 100%;
  }
  .side {
    inset: 0 auto 0 0;
    inline-size: min(320px, 85%);
    block-size: 100%;
    @starting-style {
      translate: -24px 0;
      opacity: 0;
    }
  }
  .side:dir(rtl) {
    inset: 0 0 0 auto;
  }
  .side > ul:not(.languages) {
    display: block;
    margin-block: 8px 24px;
  }
  .side > ul:not(.languages) a {
    display: block;
    padding-block: 11px;
    border-block-end: 1px solid var(--line);
  }
  .side [aria-current] {
    color: var(--link);
    font-weight: 600;
  }
  .side .languages {
    gap: 8px;
    margin-inline-start: -8px;
  }
  .sheet-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: 18px;
  }
  @media print {
    .utility {
      display: none;
    }
  }
`;
