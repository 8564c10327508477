import { css } from 'lit';

export const featureStyles = css`
  .features {
    display: grid;
    grid-template-columns: repeat(var(--row), minmax(0, 1fr));
    gap: 24px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
    --row: 2;
  }
  .m1 {
    --row: 1;
  }
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    align-content: start;
    gap: 12px;
  }
  .frame {
    aspect-ratio: 4 / 3;
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--quiet);
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform 0.25s ease-out;
  }
  .text {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 4px;
  }
  .center .text {
    justify-items: center;
    text-align: center;
  }
  h3 {
    font-family: var(--talad-font-heading, inherit);
    font-size: 18px;
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.45;
    text-wrap: balance;
  }
  p {
    color: var(--muted);
    text-wrap: pretty;
  }
  .cover {
    color: inherit;
    text-decoration: none;
  }
  .cover::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:has(.cover:hover) img {
    transform: scale(1.03);
  }
  li:has(.cover:hover) h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .more {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 8px 0;
    color: var(--link);
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
  }
  .more svg {
    inline-size: 18px;
    block-size: 18px;
    fill: currentColor;
  }
  .more:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .above {
    position: relative;
    z-index: 1;
  }
  .alone {
    display: none;
    border: 0;
    background: none;
    font-family: inherit;
    cursor: pointer;
  }
  @media (scripting: enabled) {
    .alone {
      display: inline-flex;
    }

    .long {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
    }
  }
  .channel {
    font-size: 14px;
  }
  @container (width < 640px) {
    .m2 h3 {
      font-size: 16px;
    }
    .m2 p {
      font-size: 14px;
    }
    /* Two features share a row and the third has the full width, so that no row is half empty. */
    .m2 > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    .m2 > :last-child:nth-child(odd) .frame {
      aspect-ratio: 2 / 1;
    }
  }
  @container (width >= 640px) {
    .features {
      gap: 40px 24px;
    }
    .r1 {
      --row: 1;
    }
    .r1 .frame {
      aspect-ratio: 21 / 9;
    }
    :is(.r2, .r4) {
      --row: 2;
    }
    :is(.r3, .r5, .r6) {
      --row: 3;
    }
  }
  @container (width >= 900px) {
    .r4 {
      --row: 4;
    }
    .r5 {
      --row: 5;
    }
    .r6 {
      --row: 6;
    }
  }
`;
