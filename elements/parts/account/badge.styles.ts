import { css } from 'lit';

/** The number of new notifications. */
export const badgeStyles = css`
  .badge {
    min-inline-size: 18px;
    padding-inline: 5px;
    border-radius: 999px;
    background: var(--talad-accent, #0f6b5c);
    color: var(--talad-on-accent, #fff);
    font-size: 11px;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
    white-space: nowrap;
  }
`;
