import { css } from 'lit';

/** The contact form, in a column as narrow as a phone or across the page. */
export const formStyles = css`
  .entry {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    text-align: start;
  }
  .entry > :is(.long, .entry-end) {
    grid-column: 1 / -1;
  }
  .entry a {
    color: inherit;
  }
  .field {
    display: grid;
    gap: 4px;
    align-content: start;
  }
  .field label {
    font-weight: 600;
  }
  .field label .muted {
    font-weight: 400;
  }
  .field :is(input, textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 10px 14px;
    border: 1px solid var(--talad-edge);
    border-radius: var(--talad-radius);
    background: var(--talad-surface);
    color: var(--talad-text);
    font: inherit;
  }
  .field textarea {
    resize: vertical;
    line-height: 1.65;
  }
  .field :is(input, textarea):focus-visible {
    outline: 2px solid var(--talad-accent-text);
    outline-offset: 1px;
  }
  .entry-end {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .trap {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @container (width < 640px) {
    .entry {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
