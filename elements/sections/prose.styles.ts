import { css } from 'lit';

/** The owner's HTML after the server's sanitiser: plain elements without classes. */
export const proseStyles = css`
  .prose {
    max-inline-size: 68ch;
    text-wrap: pretty;
  }
  .lines {
    white-space: pre-line;
  }
  .prose > * {
    margin-block: 0 1em;
  }
  .prose > :last-child {
    margin-block-end: 0;
  }
  .prose :is(h3, h4) {
    margin-block-start: 1.5em;
    line-height: 1.4;
  }
  .prose a {
    color: var(--link);
    text-underline-offset: 3px;
  }
  .prose img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius);
  }
  .prose table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  .prose th {
    background: var(--quiet);
  }
  .prose details {
    border-block-end: 1px solid var(--line);
  }
  .prose summary {
    padding-block: 12px;
    font-weight: 600;
    cursor: pointer;
  }
  .prose :is(td, th) {
    padding: 8px 12px;
    border: 1px solid var(--line);
    text-align: start;
    overflow-wrap: normal;
  }
  .prose blockquote {
    margin-inline: 0;
    padding-inline-start: 16px;
    border-inline-start: 3px solid var(--accent);
  }
  .prose pre {
    overflow-x: auto;
  }
`;
