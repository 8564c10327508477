import { css } from 'lit';

/** `.button` is the primary action; `.button.quiet` is a secondary one. */
export const buttonStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 44px;
    padding: 6px 20px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 600;
    line-height: 1.6;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: background 0.15s ease-out;
  }
  .button:hover {
    background: var(--talad-accent-hover, color-mix(in oklch, var(--accent), #000 14%));
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    background: var(--quiet);
    color: var(--muted);
    cursor: not-allowed;
  }
  .button.quiet {
    border-color: var(--edge);
    background: transparent;
    color: var(--text);
  }
  .button.quiet:hover {
    background: var(--quiet);
  }
`;
