import { css } from 'lit';

/** Air, width and headings that all sections share. */
export const sectionStyles = css`
  .base {
    container-type: inline-size;
  }
  .wrap {
    max-inline-size: var(--talad-container, 1200px);
    margin-inline: auto;
    padding: clamp(16px, 3cqi, 48px) 16px;
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-family: var(--talad-font-heading, inherit);
    font-size: clamp(22px, 3cqi, 36px);
    font-weight: 700;
    line-height: 1.4;
    text-wrap: balance;
  }
  .lead {
    max-inline-size: 68ch;
    color: var(--muted);
    text-wrap: pretty;
    white-space: pre-line;
  }
`;
