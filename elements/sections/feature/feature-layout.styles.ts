import { css } from 'lit';

/** The layouts of features besides cards: strip, steps, index and schedule. */
export const featureLayoutStyles = css`
  .strip > li:has(.frame) {
    grid-template: auto / 56px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }
  .strip .frame.frame {
    inline-size: 56px;
    aspect-ratio: 1;
    border-radius: 999px;
  }
  .strip h3 {
    font-size: 16px;
  }
  .strip p {
    font-size: 14px;
  }
  .steps {
    counter-reset: step;
  }
  .steps > li {
    grid-template-rows: auto auto 1fr;
    padding-block-start: 12px;
    border-block-start: 2px solid var(--link);
  }
  .steps > li:not(:has(.frame)) {
    grid-template-rows: auto 1fr;
  }
  .steps > li::before {
    content: counter(step);
    counter-increment: step;
    color: var(--link);
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(32px, 4cqi, 56px);
    font-weight: var(--talad-heading-weight, 700);
    line-height: 1.2;
  }
  .features:is(.index, .schedule) {
    --row: 1;
    gap: 0;
  }
  :is(.index, .schedule) > li {
    grid-template-rows: auto;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
  }
  .index > li:first-child {
    border-block-start: 1px solid var(--line);
  }
  :is(.index, .schedule) .frame {
    display: none;
  }
  .features:is(.index, .schedule) .text {
    justify-items: start;
    text-align: start;
  }
  .schedule > li {
    padding: 0 0 28px 28px;
    border-block-end: 0;
    border-inline-start: 2px solid var(--line);
  }
  .schedule > li:last-child {
    padding-block-end: 0;
  }
  .schedule > li::before {
    content: '';
    position: absolute;
    inset: 7px auto auto -8px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 999px;
    background: var(--link);
  }
  .schedule h3 {
    font-variant-numeric: tabular-nums;
  }
  @container (width < 640px) {
    .features.strip {
      --row: 1;
      gap: 20px;
    }
    .features.steps {
      --row: 1;
    }
    .features.strip > li:last-child:nth-child(odd) .frame {
      aspect-ratio: 1;
    }
    .features.steps > li:last-child:nth-child(odd) .frame {
      aspect-ratio: 4 / 3;
    }
  }
  @container (width >= 640px) {
    .features:is(.index, .schedule) .text {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 32px;
      inline-size: 100%;
    }
    :is(.index, .schedule) .text > :not(h3) {
      grid-column: 2;
    }
    :is(.index, .schedule) .text > p:nth-child(2) {
      grid-row: 1;
    }
  }
`;
