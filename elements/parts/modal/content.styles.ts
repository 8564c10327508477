import { css } from 'lit';

/** Shared styles of modal contents, which are in the page and use its own styles. */
export const contentStyles = css`
  .modal-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block-start: 16px;
  }
  .modal-list {
    display: grid;
    gap: 8px;
    margin: 12px 0 0;
    padding-inline-start: 1.3em;
  }
  .modal-list li::marker {
    color: var(--talad-accent-text);
  }
  .modal-figure {
    margin-block: 12px;
    font-size: 28px;
    font-weight: 700;
  }
`;
