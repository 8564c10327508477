import { css } from 'lit';

export const moreStyles = css`
  .base {
    display: grid;
    justify-items: center;
    gap: 12px;
    margin-block-start: 40px;
  }
  p {
    margin: 0;
    color: var(--muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .button {
    min-inline-size: 220px;
  }
  .button[aria-busy] {
    opacity: 0.7;
  }
  @media print {
    .base {
      display: none;
    }
  }
`;
