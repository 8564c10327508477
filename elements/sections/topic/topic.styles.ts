import { css } from 'lit';

export const topicStyles = css`
  .topic {
    display: grid;
    gap: 24px;
    align-items: center;
  }
  .frame {
    overflow: hidden;
    border-radius: calc(var(--radius) * 1.5);
    background: var(--quiet);
    aspect-ratio: 5 / 4;
  }
  .frame img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .text {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
  }
  .points,
  .smalls {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .points {
    display: grid;
    gap: 12px;
  }
  .points li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
  }
  .points svg {
    margin-block-start: 2px;
    color: var(--link);
    stroke-width: 2.25;
  }
  h3 {
    font-size: 16px;
    font-weight: 700;
    line-height: 1.65;
  }
  .points p {
    color: var(--muted);
    text-wrap: pretty;
  }
  .smalls {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .smalls img {
    display: block;
    inline-size: auto;
    max-inline-size: 120px;
    block-size: 56px;
    border-radius: var(--radius);
    object-fit: contain;
  }
  .small {
    display: block;
  }
  .act {
    margin-block-start: 8px;
  }
  @container (width >= 750px) {
    .topic:not(.alone) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: clamp(32px, 6cqi, 80px);
    }
    .right .frame {
      order: 1;
    }
    .alone .text {
      justify-items: start;
    }
  }
`;
