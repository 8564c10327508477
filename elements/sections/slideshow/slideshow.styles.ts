import { css } from 'lit';

/**
 * The height depends on container and text only, so that no picture moves the content below and no
 * text is cut. The overlay is dark enough (0.56) for white text on a white picture.
 */
export const slideshowStyles = css`
  .full > .wrap {
    max-inline-size: var(--talad-container, 1200px);
    padding-inline: 16px;
  }
  .base > .wrap:has(+ .stage) {
    padding-block-end: clamp(16px, 2.4cqi, 32px);
  }
  .base > .stage + .wrap {
    padding-block-start: clamp(16px, 2.4cqi, 32px);
  }
  .stage {
    position: relative;
  }
  .boxed > .stage {
    overflow: hidden;
    margin: clamp(16px, 4cqi, 64px) max(16px, (100% - var(--talad-container, 1200px)) / 2 + 16px);
    border-radius: calc(var(--radius) * 1.5);
  }
  .boxed > .wrap + .stage {
    margin-block-start: 0;
  }
  .track {
    display: flex;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    background: var(--quiet);
  }
  .fade {
    display: grid;
    grid-template-columns: 100%;
    overflow: hidden;
  }
  .fade > li,
  .l-cover > li > * {
    grid-area: 1 / 1;
  }
  .fade > li {
    opacity: 0;
    visibility: hidden;
    transition:
      opacity 0.5s,
      visibility 0.5s;
  }
  .f700 > li {
    transition-duration: 0.7s;
  }
  .fade > .now {
    opacity: 1;
    visibility: inherit;
  }
  li {
    position: relative;
    display: grid;
    flex: 0 0 100%;
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    overflow: clip;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* White text needs a background if its picture is missing. */
  .veil:not(:has(picture)) {
    background: var(--talad-deep, #0a4a40);
  }
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .text {
    position: relative;
    display: grid;
    align-self: end;
    align-content: center;
    justify-items: start;
    gap: 8px;
  }
  .veil > .text {
    padding: 96px 16px 72px;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.56) 88px);
    color: #fff;
  }
  .text p {
    max-inline-size: 52ch;
    text-wrap: pretty;
  }
  li h2 {
    font-size: clamp(28px, 4.2cqi, 48px);
  }
  .text .button {
    position: relative;
    margin-block-start: 8px;
  }
  .veil .button {
    border-color: transparent;
    background: #fff;
    color: #16191a;
  }
  .whole {
    position: absolute;
    inset: 0;
  }
  .whole ~ .text {
    pointer-events: none;
  }
  .whole ~ .text .button {
    pointer-events: auto;
  }
  .whole:focus-visible {
    outline-offset: -4px;
  }
  .controls {
    position: absolute;
    inset: auto 8px 12px;
    gap: 4px;
  }
  .control {
    background: rgb(0 0 0 / 0.5);
    color: #fff;
  }
  .control:hover {
    background: rgb(0 0 0 / 0.75);
  }
  .dots {
    min-inline-size: 0;
    padding-inline: 6px;
    border-radius: 999px;
    background: rgb(0 0 0 / 0.5);
  }
  .dots [aria-current]::before {
    background: #fff;
  }
  .controls :focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
  /* Touch screens swipe: if there are dots, arrows would only cover the picture. */
  @container (width < 750px) {
    .dots ~ .control {
      display: none;
    }
  }
  @container (width >= 750px) {
    li {
      aspect-ratio: 21 / 9;
    }
    .full .track:not(.row, .sized) > li {
      aspect-ratio: auto;
      min-block-size: min(620px, 42.86cqi);
    }
    .track > .veil > .text {
      align-self: stretch;
      inline-size: 62%;
      padding-block: 48px;
      padding-inline: max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px) 18%;
      background: linear-gradient(
        var(--towards, 90deg),
        rgb(0 0 0 / 0.62),
        rgb(0 0 0 / 0.56) 71%,
        rgb(0 0 0 / 0.46) 78%,
        rgb(0 0 0 / 0.26) 87%,
        rgb(0 0 0 / 0.08) 95%,
        transparent
      );
    }
    .track > .veil > .text:dir(rtl) {
      --towards: -90deg;
    }
    .row > li {
      flex-basis: calc(100% / 3);
      aspect-ratio: 4 / 3;
    }
    .s2 > li {
      flex-basis: 50%;
    }
    .track.row > .veil > .text {
      align-self: end;
      inline-size: 100%;
      padding: 64px 24px 72px;
      background: linear-gradient(transparent, rgb(0 0 0 / 0.56) 56px);
    }
    .row h2 {
      font-size: clamp(18px, 2cqi, 28px);
    }
    .controls {
      inset-inline: auto max(24px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
      inset-block-end: 24px;
    }
  }
  @container (width >= 1000px) {
    .s4 > li {
      flex-basis: 25%;
    }
    .s5 > li {
      flex-basis: 20%;
    }
    .s6 > li {
      flex-basis: calc(100% / 6);
    }
  }
  @media (forced-colors: active) {
    .dots [aria-current]::before {
      background: CanvasText;
    }
  }
`;
