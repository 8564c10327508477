import { css } from 'lit';

/** The height is the container's alone, so that no picture ever moves what stands below. */
export const slideshowStyles = css`
  .base {
    position: relative;
    container-type: inline-size;
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
  li {
    position: relative;
    flex: 0 0 100%;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .words {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: start;
    gap: 8px;
    padding: 96px 16px 72px;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.62) 62%);
    color: #fff;
  }
  h2,
  p {
    margin: 0;
    text-wrap: balance;
  }
  h2 {
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(28px, 4.2cqi, 48px);
    font-weight: 700;
    line-height: 1.4;
  }
  p {
    max-inline-size: 52ch;
  }
  .words .button {
    margin-block-start: 8px;
    border-color: transparent;
    background: #fff;
    color: #16191a;
  }
  .whole {
    position: absolute;
    inset: 0;
  }
  .whole:focus-visible {
    outline-offset: -4px;
  }
  .controls {
    position: absolute;
    inset: auto 8px 12px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
  }
  .control {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 999px;
    background: rgb(0 0 0 / 0.5);
    color: #fff;
    cursor: pointer;
  }
  .control:hover {
    background: rgb(0 0 0 / 0.75);
  }
  .dots {
    display: flex;
    padding-inline: 6px;
    border-radius: 999px;
    background: rgb(0 0 0 / 0.5);
  }
  .dots button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .dots button::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid #fff;
    border-radius: 999px;
  }
  .dots [aria-current]::before {
    background: #fff;
  }
  .controls :focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
  @container (width >= 750px) {
    li {
      aspect-ratio: 21 / 9;
      max-block-size: 620px;
      inline-size: 100%;
    }
    .words {
      inset-block: 0;
      align-content: center;
      inline-size: 62%;
      padding: 48px 0 48px max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
      background: linear-gradient(90deg, rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.4) 55%, transparent);
    }
    .words:dir(rtl) {
      background: linear-gradient(-90deg, rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.4) 55%, transparent);
    }
    .controls {
      inset-inline: auto max(24px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
      inset-block-end: 24px;
    }
  }
  @media (scripting: none) {
    .controls {
      display: none;
    }
  }
`;
