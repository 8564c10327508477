import { html, Markup } from '../../html/html.ts';
import type { UpstreamKey } from '../upstream/upstream-providers.ts';

const paths: Readonly<Record<UpstreamKey, { readonly box: string; readonly drawing: string }>> = {
  google: {
    box: '0 0 48 48',
    drawing: `<path fill="#EA4335" d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"/><path fill="#4285F4" d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"/><path fill="#FBBC05" d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"/><path fill="#34A853" d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"/>`,
  },
  line: {
    box: '0 0 24 24',
    drawing: `<path fill="#fff" d="M24 10.31C24 4.94 18.62.57 12 .57S0 4.94 0 10.31c0 4.82 4.27 8.85 10.04 9.61.39.08.92.26 1.05.59.12.3.08.77.04 1.08l-.16 1.02c-.05.3-.24 1.19 1.04.65 1.3-.54 6.92-4.08 9.44-6.98 1.73-1.9 2.55-3.83 2.55-5.97z"/><path fill="#06C755" d="M7.93 12.88a.63.63 0 0 1-.63.63H4.92a.63.63 0 0 1-.63-.63V8.11a.63.63 0 0 1 1.26 0v4.14H7.3c.35 0 .63.28.63.63zm1.84 0a.63.63 0 0 1-1.26 0V8.11a.63.63 0 0 1 1.26 0zm5.74 0a.63.63 0 0 1-1.14.38l-2.45-3.32v2.94a.63.63 0 0 1-1.25 0V8.11a.63.63 0 0 1 1.12-.38l2.46 3.33V8.11a.63.63 0 0 1 1.26 0zm3.86-3.02a.63.63 0 0 1 0 1.26h-1.76v1.13h1.76a.63.63 0 0 1 0 1.26h-2.39a.63.63 0 0 1-.63-.63V8.11c0-.35.28-.63.63-.63h2.39a.63.63 0 0 1 0 1.26h-1.76v1.12z"/>`,
  },
};

/** The sign that people know Google and LINE by. */
export function providerMark(key: UpstreamKey): Markup {
  const { box, drawing } = paths[key];
  return html`<svg viewBox="${box}" width="20" height="20" aria-hidden="true">
    ${new Markup(drawing)}
  </svg>`;
}
