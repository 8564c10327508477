import { css } from 'lit';

/** Shapes of pictures, and the layouts that show all slides at once: bento, columns and board. */
export const tileStyles = css`
  .frame.circle {
    place-self: center;
    inline-size: min(100% - 32px, var(--h) * 0.82);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--quiet);
  }
  .frame.arch {
    justify-self: center;
    inline-size: min(100% - 32px, var(--h) * 0.86);
    margin-block-start: clamp(16px, 3cqi, 40px);
    border-radius: 999px 999px 0 0;
    background: var(--quiet);
  }
  .l-inset > li > .frame.arch {
    margin-block-start: 0;
  }
  .awning::after,
  .ruler::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 44px;
    background: repeating-linear-gradient(
      90deg,
      var(--talad-a, #0f6b5c) 0 28px,
      var(--talad-light, #fff) 28px 56px
    );
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% 30px no-repeat,
      radial-gradient(circle at 50% 0, #000 13.5px, #0000 14px) 0 30px / 28px 14px repeat-x;
  }
  /* Centimetres: a long line each 60 px, a short one each 12 px. */
  .ruler::after {
    inset: 0 auto 0 0;
    block-size: auto;
    inline-size: 32px;
    background:
      repeating-linear-gradient(#0000 0 58px, var(--talad-on-b, #1d2522) 58px 60px) 0 0 / 22px 100%
        no-repeat,
      repeating-linear-gradient(#0000 0 11px, var(--talad-on-b, #1d2522) 11px 12px) 0 0 / 12px 100%
        no-repeat,
      var(--talad-b, #e8a33d);
    mask: none;
  }
  .tiles {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tiles > .veil > * {
    grid-area: 1 / 1;
  }
  .tiles > .veil > .frame {
    position: absolute;
    inset: 0;
  }
  .tiles > .veil > .text {
    padding: 56px 16px 20px;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.56) 56px);
  }
  .tiles > li > .whole {
    z-index: 1;
  }
  .tiles > li > .text {
    z-index: 2;
  }
  .tiles > .solid {
    align-content: stretch;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .tiles > .solid > .text {
    grid-row: 1;
    align-self: start;
    padding: 16px;
  }
  .tiles > .solid > .frame {
    grid-row: 2;
    min-block-size: 120px;
  }
  .tiles h2 {
    font-size: clamp(17px, 2cqi, 26px);
  }
  .tiles p {
    font-size: 14px;
  }
  .tiles.fit-contain > .solid > .frame > picture img {
    inset: 6%;
    inline-size: 88%;
    block-size: 88%;
  }
  .l-bento,
  .l-board {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(44cqi, auto);
    padding: 16px max(16px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
  }
  .boxed :is(.l-bento, .l-board) {
    padding: 0;
  }
  :is(.l-bento, .l-board) > li {
    border-radius: calc(var(--radius) * 1.25);
  }
  :is(.l-bento, .l-board) > li:first-child,
  .wide,
  .half {
    grid-column: span 2;
  }
  .l-bento > li:first-child,
  .half {
    grid-row: span 2;
  }
  .l-bento > li:first-child h2,
  .l-board > li:first-child h2 {
    font-size: clamp(26px, 3.6cqi, 44px);
  }
  .l-board > li:not(:first-child) > .text {
    grid-row: 2;
    padding-block: 12px;
  }
  .l-board > li:not(:first-child) > .frame {
    grid-row: 1;
  }
  .l-board > .solid:not(:first-child) {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .l-bento > :is(.wide, .half).solid:not(:has(> .awning)) {
    grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
  }
  .l-bento > :is(.wide, .half).solid:not(:has(> .awning)) > .frame {
    grid-area: 1 / 2;
  }
  .l-columns {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
  }
  .sized.l-columns > li {
    min-block-size: max(var(--h) * 0.6, 240px);
  }
  .l-columns > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  .l-columns > .solid > .text {
    grid-row: 2;
    justify-items: center;
    inline-size: 100%;
    text-align: center;
  }
  .l-columns > .solid > .frame {
    grid-row: 1;
  }
  /* Equal pictures, however long the words below are. */
  .l-columns > .solid {
    align-content: start;
    grid-template-rows: calc(var(--h) * 0.5) auto;
  }
  .tiles > .solid:has(> .awning) {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .tiles > .solid:has(> .awning) > .frame {
    grid-row: 1;
  }
  .tiles > .solid:has(> .awning) > .text {
    grid-row: 2;
  }
  @container (width >= 750px) {
    .l-bento,
    .l-board {
      gap: 16px;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-auto-rows: minmax(calc((var(--h) - 16px) / 2), auto);
    }
    .only {
      grid-column: 1 / -1;
    }
    .tiles > li > .text {
      padding: clamp(16px, 2cqi, 28px);
    }
    .tiles > .veil > .text {
      padding-block-start: 72px;
    }
    .l-board > li:first-child {
      grid-row: span var(--rows, 2);
    }
    .l-board.at-end > li:first-child {
      grid-column: 3 / span 2;
    }
    .rows0 > li:first-child.only,
    .rows0 > li:first-child {
      grid-column: 1 / -1;
    }
    .rows1 {
      --rows: 1;
      grid-auto-rows: minmax(var(--h), auto);
    }
    .rows3 {
      --rows: 3;
    }
    .rows4 {
      --rows: 4;
    }
    .rows5 {
      --rows: 5;
    }
    .rows6 {
      --rows: 6;
    }
    /* A last row that is not full grows to the edges. */
    .l-columns {
      display: flex;
      flex-wrap: wrap;
    }
    .l-columns > li {
      flex: 1 0 calc(100% / 3 - 1px);
      inline-size: auto;
    }
    .k2 > li {
      flex-basis: calc(50% - 1px);
    }
    .k4 > li {
      flex-basis: calc(25% - 1px);
    }
    .sized.l-columns > li {
      min-block-size: var(--h);
    }
    .l-columns > .solid {
      grid-template-rows: calc(var(--h) * 0.76) auto;
    }
  }
`;
