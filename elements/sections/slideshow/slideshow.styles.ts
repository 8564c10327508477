import { css } from 'lit';

/** The height is the container's alone, so that no picture ever moves what stands below. */
export const slideshowStyles = css`
  .stage {
    position: relative;
  }
  .boxed .stage {
    max-inline-size: calc(var(--talad-container, 1200px) - 32px);
    margin-inline: auto;
    overflow: hidden;
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
    overflow: hidden;
  }
  .fade > li {
    grid-area: 1 / 1;
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
  .words p {
    max-inline-size: 52ch;
  }
  li h2 {
    font-size: clamp(28px, 4.2cqi, 48px);
  }
  .words .button {
    position: relative;
    margin-block-start: 8px;
    border-color: transparent;
    background: #fff;
    color: #16191a;
  }
  .whole {
    position: absolute;
    inset: 0;
  }
  .whole ~ .words {
    pointer-events: none;
  }
  .whole ~ .words .button {
    pointer-events: auto;
  }
  .whole:focus-visible {
    outline-offset: -4px;
  }
  .control:dir(rtl) svg {
    transform: scaleX(-1);
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
    .boxed .stage {
      border-radius: calc(var(--radius) * 1.5);
    }
    .row > li {
      flex-basis: calc(100% / 3);
      aspect-ratio: 4 / 3;
    }
    .s2 > li {
      flex-basis: 50%;
    }
    .words {
      inset-block: 0;
      align-content: center;
      inline-size: 62%;
      padding: 48px 0 48px max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
      background: linear-gradient(90deg, rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.4) 55%, transparent);
    }
    .row .words {
      inset-block: auto 0;
      inline-size: 100%;
      padding: 64px 24px 72px;
      background: linear-gradient(transparent, rgb(0 0 0 / 0.62) 62%);
    }
    .row li h2 {
      font-size: clamp(18px, 2cqi, 28px);
    }
    .words:dir(rtl) {
      background: linear-gradient(-90deg, rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.4) 55%, transparent);
    }
    .controls {
      inset-inline: auto max(24px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
      inset-block-end: 24px;
    }
  }
  @container (width >= 1100px) {
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
  @media (scripting: none) {
    .controls {
      display: none;
    }
  }
`;
