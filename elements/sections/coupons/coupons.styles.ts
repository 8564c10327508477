import { css } from 'lit';

/** A ticket: the discount on the stub, the rest next to a perforated line. */
export const couponStyles = css`
  [role='listitem'] {
    display: grid;
    container-type: inline-size;
  }
  .coupon {
    display: grid;
    grid-template-rows: auto 1fr;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--card);
    overflow: hidden;
  }
  .off {
    padding: 16px;
    background: var(--talad-tint, light-dark(#e6f1ee, #0a4a40));
    color: var(--talad-on-tint, light-dark(#0a4a40, #fff));
    border-block-end: 2px dashed var(--edge);
    font-family: var(--talad-font-heading, inherit);
    font-size: 28px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  .text {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 16px;
  }
  .text > talad-copy {
    margin-block-start: auto;
    padding-block-start: 4px;
  }
  h3 {
    font-size: 16px;
    font-weight: 700;
    line-height: 1.6;
  }
  p,
  .terms {
    color: var(--muted);
    font-size: 14px;
    text-wrap: pretty;
  }
  .off {
    color: var(--talad-on-tint, light-dark(#0a4a40, #fff));
    font-size: 28px;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .more a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--link);
    font-weight: 600;
  }
  .terms {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* A wide ticket is perforated at its side. */
  @container (width >= 640px) {
    .coupon {
      grid-template: auto / 220px minmax(0, 1fr);
    }
    .off {
      display: grid;
      place-items: center;
      border-block-end: 0;
      border-inline-end: 2px dashed var(--edge);
    }
    .text > talad-copy {
      inline-size: 320px;
    }
  }
`;
