import { css } from 'lit';

export const productTabStyles = css`
  .tabs {
    display: flex;
    gap: 4px 24px;
    margin-block: -8px clamp(16px, 2.4cqi, 32px);
    border-block-end: 1px solid var(--line);
    overflow-x: auto;
    scrollbar-width: none;
  }
  .tab {
    flex: none;
    min-block-size: 44px;
    padding: 8px 0;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--muted);
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .tab:hover {
    color: var(--text);
  }
  .now {
    border-block-end-color: var(--link);
    color: var(--text);
  }
  .pills {
    gap: 8px;
    padding-block: 4px;
    border-block-end: 0;
  }
  .pills > .tab {
    padding: 8px 18px;
    border: 1px solid var(--line);
    border-radius: 999px;
    color: var(--text);
  }
  .pills > .tab:hover {
    border-color: var(--edge);
  }
  .pills > .now {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .tab:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .tab:not(.now) {
      border-color: Canvas;
    }
  }
  .empty {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 12px;
    min-block-size: 160px;
    color: var(--muted);
  }
`;
