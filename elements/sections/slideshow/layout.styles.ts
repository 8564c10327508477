import { css } from 'lit';

/** Heights, and the layouts that show one slide after the other: cover, split, inset and type. */
export const layoutStyles = css`
  .sized {
    --h: clamp(360px, 38cqi, 520px);
    --edge-space: max(16px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
  }
  .h-strip {
    --h: clamp(220px, 24cqi, 320px);
  }
  .h-tall {
    --h: clamp(460px, 48cqi, 700px);
  }
  .h-full {
    --h: clamp(480px, 88svh, 920px);
  }
  .sized.sized.sized > li {
    aspect-ratio: auto;
  }
  .sized:not(.tiles) > li {
    min-block-size: var(--h);
  }
  .fit-contain img {
    object-fit: contain;
  }
  /* Words on a panel of their own can be read on any picture. */
  .panel > .text {
    z-index: 1;
    margin: 12px;
    padding: 20px;
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
  }
  .many > .panel > .text {
    margin-block-end: 64px;
  }
  .many > .solid > .text {
    padding-block-end: 80px;
  }
  .solid > .text {
    align-self: center;
    padding: 24px 16px 32px;
  }
  .frame {
    position: relative;
    min-inline-size: 0;
    overflow: clip;
  }
  .l-split > .solid,
  .l-inset > .solid {
    grid-template-rows: minmax(calc(var(--h) * 0.55), auto) auto;
  }
  .l-split > li > .frame,
  .l-inset > li > .frame {
    grid-row: 1;
  }
  .l-inset > li {
    padding: 16px 16px 0;
  }
  .l-inset > li > .frame {
    border-radius: calc(var(--radius) * 1.5);
  }
  .l-inset > li > .text {
    padding-inline: 0;
  }
  .l-inset.over > li > .text {
    justify-items: center;
    text-align: center;
  }
  :is(.l-split, .l-inset).fit-contain img {
    inset: 8%;
    inline-size: 84%;
    block-size: 84%;
  }
  /* A line of Thai needs room for its marks above and below, so nothing here may clip it. */
  .l-type > li > .text {
    align-self: center;
    inline-size: 100%;
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding-block: 40px;
  }
  .l-type.many > li > .text {
    padding-block-end: 80px;
  }
  .l-type h2 {
    max-inline-size: 100%;
    padding-block: 0.2em;
    font-size: clamp(40px, 11cqi, 128px);
    line-height: 1.4;
  }
  .l-type .t1 {
    font-size: clamp(56px, 17cqi, 208px);
  }
  .l-type .t3 {
    font-size: clamp(34px, 7cqi, 84px);
  }
  .l-type .t4 {
    font-size: clamp(28px, 5cqi, 60px);
  }
  .l-type p {
    font-size: clamp(16px, 1.6cqi, 20px);
  }
  .shrink > li > .text {
    justify-items: center;
    text-align: center;
  }
  .shrink h2[class] {
    font-size: clamp(56px, 12cqi, 128px);
  }
  .line {
    display: block;
  }
  .line:nth-child(2) {
    font-size: 72%;
  }
  .line:nth-child(3) {
    font-size: 52%;
  }
  .line:nth-child(4) {
    font-size: 39%;
  }
  .line:nth-child(5) {
    font-size: 32%;
  }
  .facts {
    display: grid;
    margin: 0;
  }
  .facts > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 8px;
  }
  .facts > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
    font-size: 14px;
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-wrap: balance;
  }
  @container (width >= 750px) {
    .facts {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    .facts > div {
      display: block;
      padding-block: 0;
      padding-inline-end: 24px;
    }
    .facts > div + div {
      padding-inline-start: 24px;
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
    .panel > .text {
      align-self: center;
      inline-size: min(46%, 520px);
      margin: 40px
        var(--edge-space, max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px));
      padding: clamp(24px, 3cqi, 40px);
    }
    .at-end > .panel > .text {
      justify-self: end;
    }
    .row > .panel > .text {
      align-self: end;
      inline-size: auto;
      margin: 16px;
    }
    .track.at-end > .veil > .text {
      --towards: -90deg;
      justify-self: end;
      padding-inline: 18% max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
    }
    .track.at-end > .veil > .text:dir(rtl) {
      --towards: 90deg;
    }
    .beside > .solid {
      --text-column: minmax(0, 1fr);
      --picture-column: minmax(0, calc(100% * var(--p, 6) / 12));
      grid-template: minmax(0, 1fr) / var(--text-column) var(--picture-column);
    }
    .beside > .solid > .text {
      grid-area: 1 / 1;
      padding-inline: max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px)
        clamp(24px, 5cqi, 72px);
      padding-block: 40px;
    }
    .beside.many > .solid > .text {
      padding-block-end: 88px;
    }
    .beside > .solid > .frame {
      grid-area: 1 / 2;
    }
    .beside > .solid:not(:has(.frame)) {
      grid-template: auto / minmax(0, 1fr);
    }
    .beside.at-end > .solid:has(.frame) {
      grid-template-columns: var(--picture-column) var(--text-column);
    }
    .beside.at-end > .solid > .text {
      padding-inline: clamp(24px, 5cqi, 72px)
        max(32px, (100cqi - var(--talad-container, 1200px)) / 2 + 16px);
    }
    .beside.at-end > .solid:has(.frame) > .text {
      grid-column: 2;
    }
    .beside.at-end > .solid > .frame {
      grid-column: 1;
    }
    .l-inset > li {
      padding: clamp(24px, 4cqi, 64px) var(--edge-space);
    }
    .l-inset.beside > li > .text {
      padding-inline: 0 clamp(32px, 6cqi, 80px);
    }
    .l-inset.beside.at-end > li > .text {
      padding-inline: clamp(32px, 6cqi, 80px) 0;
    }
    .over > .solid > .frame {
      inline-size: calc(100% * var(--p, 9) / 12);
      margin-inline: auto;
    }
    .over > .solid {
      grid-template-rows: var(--h) auto;
    }
    .p5 {
      --p: 5;
    }
    .p7 {
      --p: 7;
    }
    .p8 {
      --p: 8;
    }
    .p10 {
      --p: 10;
    }
    .p11 {
      --p: 11;
    }
    .p12 {
      --p: 12;
    }
    .l-split > .solid h2,
    .l-inset > .solid h2 {
      font-size: clamp(28px, 3.8cqi, 52px);
    }
  }
`;
