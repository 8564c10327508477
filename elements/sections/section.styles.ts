import { css, unsafeCSS } from 'lit';
import { focusRules } from '../parts/picture/focus.ts';
import { dividerStyles } from './divider.styles.ts';
import { groundStyles } from './ground.styles.ts';

/** Spacing, width, backgrounds and headings of all sections. */
export const sectionStyles = css`
  ${unsafeCSS(focusRules)}
  .base {
    position: relative;
    isolation: isolate;
    container-type: inline-size;
    overflow-x: clip;
    --card: var(--surface);
  }
  .pictured {
    background: var(--surface);
  }
  ${groundStyles}
  ${dividerStyles}
  .back {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  .back img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .back::after {
    content: '';
    position: absolute;
    inset: 0;
    background: color-mix(in srgb, var(--surface) 88%, transparent);
  }
  .wrap {
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding: calc(clamp(20px, 3cqi, 48px) * var(--talad-density, 1)) 16px;
  }
  :is(.quiet, .tint, .deep, .A, .B, .pictured) > .wrap {
    padding-block: calc(clamp(32px, 5cqi, 72px) * var(--talad-density, 1));
  }
  .full > .wrap {
    max-inline-size: none;
    padding-inline: clamp(16px, 3cqi, 48px);
  }
  /* A picture that fails to load leaves its background, not the browser's broken-image icon. */
  img {
    position: relative;
  }
  img::after {
    content: '';
    position: absolute;
    inset: -1px;
    background: var(--quiet);
  }
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(22px, 3cqi, 36px);
    font-weight: var(--talad-heading-weight, 700);
    line-height: var(--talad-heading-leading, 1.4);
    text-wrap: balance;
  }
  .lead {
    max-inline-size: 68ch;
    color: var(--muted);
    text-wrap: pretty;
    white-space: pre-line;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 4px 24px;
    margin-block-end: clamp(16px, 2.4cqi, 32px);
  }
  .head:last-child {
    margin-block-end: 0;
  }
  .head > div {
    display: grid;
    gap: 8px;
  }
  .head.center,
  .head.center > div {
    justify-content: center;
    justify-items: center;
    text-align: center;
  }
  .all {
    padding-block: 8px;
    color: var(--link);
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
  }
  .all::after {
    content: ' ›' / '';
  }
  .all:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .foot {
    margin-block-start: clamp(16px, 2.4cqi, 32px);
  }
  .foot.center {
    text-align: center;
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      .move {
        animation: fade linear both;
        animation-timeline: view();
        animation-range: entry 0% entry min(80%, 320px);
      }
      .rise {
        animation-name: fade, rise;
      }
      .slide {
        animation-name: fade, slide;
      }
      .zoom {
        animation-name: fade, zoom;
      }
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      transform: translateY(32px);
    }
  }
  @keyframes slide {
    from {
      transform: translateX(-32px);
    }
  }
  @keyframes zoom {
    from {
      transform: scale(0.94);
    }
  }
`;
