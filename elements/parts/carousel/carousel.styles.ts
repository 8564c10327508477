import { css } from 'lit';

/** Shows `show` items next to each other; in a narrow container the next one is partly visible. */
export const carouselStyles = css`
  .base {
    position: relative;
    container-type: inline-size;
  }
  .track {
    --gap: 16px;
    /* Visually hidden texts scroll with their item. */
    position: relative;
    display: flex;
    gap: var(--gap);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    /* Room for shadows and focus rings. */
    margin: -8px;
    padding: 8px;
    scroll-padding-inline: 8px;
  }
  ::slotted(*) {
    flex: 0 0 calc((100% - (var(--show) - 1) * var(--gap)) / var(--show));
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  .s1 {
    --show: 1;
  }
  .s2 {
    --show: 2;
  }
  .s3 {
    --show: 3;
  }
  .s4 {
    --show: 4;
  }
  .s5 {
    --show: 5;
  }
  .s6 {
    --show: 6;
  }
  @container (width < 900px) {
    .s4,
    .s5,
    .s6 {
      --show: 3;
    }
  }
  @container (width < 640px) {
    .track {
      --gap: 12px;
    }
    .track:not(.s1) {
      --show: 1.12;
    }
    .track.n2 {
      --show: 2.15;
    }
    .arrows {
      display: none;
    }
  }
  .controls {
    gap: 8px;
    margin-block-start: 16px;
  }
  .control {
    border-color: var(--line);
    background: var(--surface);
    color: var(--text);
    transition: background 0.15s ease-out;
  }
  .control:hover {
    background: var(--quiet);
  }
  .control:disabled {
    color: var(--edge);
    cursor: default;
  }
  @container (width >= 900px) {
    .wide {
      display: none;
    }
  }
  @container (640px <= width < 900px) {
    .mid {
      display: none;
    }
  }
  @container (width < 640px) {
    .small {
      display: none;
    }
  }
  .dots {
    flex-wrap: wrap;
    justify-content: center;
  }
  .dots button::before {
    border-color: var(--edge);
  }
  .dots [aria-current]::before {
    border-color: var(--link);
    background: var(--link);
  }
  @media (forced-colors: active) {
    .dots [aria-current]::before {
      background: CanvasText;
    }
  }
  @media print {
    .track {
      flex-wrap: wrap;
    }
  }
`;
