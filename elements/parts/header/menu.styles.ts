import { css } from 'lit';

/**
 * The menu and its sub-menus. Small screens: a sheet at the side, and each level is a sheet over
 * the one before. Wide screens: a row; sub-menus are anchored below it, in the top layer when they
 * were clicked, in place while the mouse is over the item.
 */
export const menuStyles = css`
  .bar,
  .strip {
    position: relative;
    anchor-name: --bar;
    anchor-scope: --bar, --line;
  }
  .has {
    display: flex;
    align-items: center;
    anchor-name: --line;
    anchor-scope: --line;
  }
  .menu > li > a,
  .head {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .menu > li > a {
    flex: 1;
  }
  .menu .icon {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  .menu > li > a img {
    inline-size: 24px;
    block-size: 24px;
  }
  .two {
    display: grid;
    line-height: 1.4;
  }
  small {
    color: var(--muted);
    font-size: 12px;
  }
  [aria-current='page'] {
    color: var(--link);
    font-weight: 600;
  }
  nav[popover]:popover-open,
  .panel:popover-open {
    margin: 0;
    padding: var(--pad, 16px);
    border: 0;
    inset: 0 auto 0 0;
    inline-size: min(320px, 85%);
    block-size: 100%;
    max-block-size: none;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--surface);
    color: var(--text);
    transition:
      translate 0.2s ease-out,
      opacity 0.2s ease-out;
    @starting-style {
      translate: -24px 0;
      opacity: 0;
    }
  }
  nav[popover]:dir(rtl):popover-open,
  .panel:dir(rtl):popover-open {
    inset: 0 0 0 auto;
  }
  nav::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  nav:popover-open .menu > li {
    border-block-end: 1px solid var(--line);
  }
  nav:popover-open .menu > li > a,
  .own {
    padding-block: 11px;
  }
  .own {
    display: block;
    border-block-end: 1px solid var(--line);
  }
  nav:popover-open .languages {
    margin: 16px 0 0 -8px;
    gap: 8px;
  }
  .sheet-head,
  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 8px;
    font-size: 18px;
    font-weight: 600;
  }
  .panel-head {
    justify-content: start;
    margin-inline-start: -12px;
  }
  .groups > li {
    padding-block-end: 12px;
  }
  .head {
    padding-block: 8px;
    font-weight: 600;
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::after {
    content: '+' / '';
    margin-inline-start: auto;
    color: var(--muted);
    font-size: 20px;
    line-height: 1;
  }
  [open] > summary::after {
    content: '–' / '';
  }
  .groups ul a,
  details > a {
    display: block;
    padding: 8px 0 8px 12px;
    border-inline-start: 1px solid var(--line);
    font-size: 15px;
  }
  .panel a:hover {
    color: var(--link);
  }
  .banner {
    display: grid;
    align-content: start;
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--talad-tint, var(--quiet));
    color: var(--talad-on-tint, var(--text));
  }
  .banner img {
    inline-size: 100%;
    max-block-size: 200px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  .text {
    display: grid;
    gap: 8px;
    justify-items: start;
    padding: 16px;
  }
  .press {
    padding-block-end: 2px;
    border-block-end: 2px solid currentColor;
    font-size: 14px;
    font-weight: 600;
  }
  @container (width >= 750px) {
    nav[popover]:not(:popover-open) {
      grid-area: menu;
      display: block;
      position: static;
      inset: auto;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
      background: none;
      color: inherit;
    }
    nav:not(:popover-open) > .sheet-only,
    .panel-head {
      display: none;
    }
    nav:not(:popover-open) .menu {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 clamp(12px, 1.8cqi, 28px);
      font-size: 14px;
    }
    .center .menu {
      justify-content: center;
    }
    .menu > li > a {
      padding-block: 8px 10px;
      border-block-end: 2px solid transparent;
    }
    .menu > li > a:hover,
    .menu > li > a[aria-current] {
      border-color: var(--link);
      color: var(--link);
    }
    .menu > li > a[aria-current] {
      font-weight: inherit;
    }
    .has > .open {
      min-inline-size: 24px;
      block-size: 24px;
    }
    .has > .open .icon {
      inline-size: 14px;
      block-size: 14px;
      rotate: 90deg;
    }
    .has.near {
      position: relative;
    }
    .panel:popover-open,
    .panel:dir(rtl):popover-open {
      position: fixed;
      inset: 108px 16px auto;
      inline-size: auto;
      block-size: auto;
      max-block-size: min(70vb, 560px);
      @starting-style {
        translate: 0 -8px;
      }
    }
    .panel {
      --pad: 24px 16px;
      border-radius: 0 0 12px 12px;
      box-shadow: var(--talad-shadow-3, 0 12px 32px rgb(0 0 0 / 0.18));
    }
    .list {
      --pad: 8px 20px;
      min-inline-size: 224px;
    }
    .inside {
      display: flex;
      gap: 32px;
    }
    .groups {
      flex: 1;
    }
    .banner {
      flex: 0 0 min(320px, 30%);
    }
    .groups > li {
      padding-block-end: 16px;
    }
    .list .groups > li {
      padding: 0;
    }
    .head {
      padding-block: 4px;
    }
    .list .head {
      padding-block: 8px;
      font-weight: 400;
      font-size: 14px;
    }
    .groups ul a,
    details > a {
      padding: 4px 0;
      border: 0;
      font-size: 14px;
    }
    .columns .groups {
      display: grid;
      grid-template-columns: repeat(var(--columns, 1), 1fr);
      gap: 0 32px;
    }
    .c2 {
      --columns: 2;
    }
    .c3 {
      --columns: 3;
    }
    .c4 {
      --columns: 4;
    }
    .c5 {
      --columns: 5;
    }
    @supports (anchor-name: --bar) {
      .panel:popover-open {
        position-anchor: --bar;
        inset: anchor(end) anchor(right) auto anchor(left);
      }
      .list:popover-open {
        position-anchor: --line;
        inset: anchor(end) auto auto anchor(left);
      }
    }
    @media (hover: hover) {
      nav:not(:has(:popover-open)) .has:hover > .panel:not(:popover-open) {
        display: block;
        position: absolute;
        z-index: 1;
        inset: 100% 0 auto;
        margin: 0;
        padding: var(--pad);
        border: 0;
        inline-size: auto;
        block-size: auto;
        max-block-size: min(70vb, 560px);
        overflow: hidden auto;
        background: var(--surface);
        color: var(--text);
        transition: opacity 0.12s ease-out 0.12s;
        @starting-style {
          opacity: 0;
        }
      }
      nav:not(:has(:popover-open)) .has:hover > .list:not(:popover-open) {
        inset: 100% auto auto 0;
      }
    }
  }
  @container (750px <= width < 1000px) {
    .c4,
    .c5 {
      --columns: 3;
    }
  }
  @media (forced-colors: active) {
    .menu > li > a:not([aria-current]) {
      border-color: Canvas;
    }
    .panel {
      outline: 1px solid CanvasText;
    }
  }
`;
