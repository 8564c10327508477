import { css } from 'lit';

export const blogStyles = css`
  .blogs {
    display: grid;
    gap: 32px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 12px;
    min-inline-size: 0;
  }
  .frame {
    aspect-ratio: 16 / 10;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--quiet);
  }
  .frame > span {
    display: grid;
    place-items: center;
    block-size: 100%;
    background: var(--talad-tint, var(--quiet));
    color: var(--talad-on-tint, var(--text));
    font-size: 48px;
    font-weight: 700;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform 0.25s ease-out;
  }
  li:has(.cover:hover) img {
    transform: scale(1.03);
  }
  .text {
    display: grid;
    gap: 6px;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    font-size: 14px;
  }
  .tags a {
    position: relative;
    z-index: 1;
    padding-block: 2px;
    color: var(--link);
    font-weight: 600;
    text-decoration: none;
  }
  .tags a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  h3 {
    font-family: var(--talad-font-heading, inherit);
    font-size: 18px;
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.5;
    text-wrap: balance;
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
  .cover:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .summary {
    display: -webkit-box;
    overflow: hidden;
    color: var(--muted);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    text-wrap: pretty;
  }
  .glance {
    position: relative;
    z-index: 1;
    justify-self: start;
    padding-block: 4px;
    color: var(--link);
    font-size: 14px;
    font-weight: 600;
  }
  .date {
    color: var(--muted);
    font-size: 14px;
  }
  @container (width < 640px) {
    .row {
      grid-auto-flow: column;
      grid-auto-columns: 72%;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }
    .row li {
      scroll-snap-align: start;
    }
  }
  @container (width >= 640px) {
    .blogs {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .large,
    .simple.n3 > :first-child,
    .simple.n5 > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container (width >= 900px) {
    .blogs {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 40px 24px;
    }
    .simple > li,
    .simple.n3 > :first-child {
      grid-column: span 2;
    }
    .simple.n2 > li,
    .simple.n4 > li,
    .simple.n5 > :nth-child(-n + 2),
    .simple.n5 > :first-child {
      grid-column: span 3;
    }
    .simple.n1 > li {
      grid-column: 1 / -1;
    }
    .hilight > li {
      grid-column: span 2;
      align-items: start;
    }
    .hilight > li:has(.frame) {
      grid-template-columns: 120px minmax(0, 1fr);
    }
    .hilight > li .frame {
      aspect-ratio: 1;
    }
    .hilight > li .summary {
      display: none;
    }
    .hilight > .large {
      grid-column: span 4;
      grid-row: 1 / span 5;
    }
    .hilight > .large:has(.frame) {
      grid-template-columns: minmax(0, 1fr);
    }
    .hilight > .large .frame {
      aspect-ratio: 16 / 9;
    }
    .hilight > .large .summary {
      display: -webkit-box;
    }
    .hilight > .large h3 {
      font-size: clamp(22px, 2.2cqi, 28px);
    }
    .hilight.n1 > .large {
      grid-column: 1 / -1;
    }
  }
`;
