import { Type } from 'typebox';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';

/** Number of lines on a page of points or of the wallet. */
export const MOVEMENTS_SHOWN = 20;

/** `?before=` is a time: the list shows older lines. */
export const BeforeQuery = Type.Object({
  before: Type.Optional(Type.String({ format: 'uuid' })),
});

export interface Movement {
  readonly id: string;
  readonly what: string;
  readonly at: Date;
  /** Amount with its sign. */
  readonly amount: string;
  readonly isIn: boolean;
}

/** Renders the received and spent amounts, newest first, with a link to older ones. */
export function movements(lang: Lang, path: string, lines: readonly Movement[]): Markup {
  const last = lines.length === MOVEMENTS_SHOWN ? lines.at(-1) : undefined;
  return html`<section class="my-card" aria-labelledby="history">
    <h2 id="history">${text(lang, 'my.history')}</h2>
    <ul class="my-moves" role="list">
      ${lines.map(
        ({ what, at, amount, isIn }) =>
          html`<li>
            <span
              ><strong>${what}</strong
              ><small
                ><time datetime="${at.toISOString()}">${formatDateTime(at, lang)}</time></small
              ></span
            >
            <b class="${isIn && 'in'}"><bdi>${amount}</bdi></b>
          </li>`,
      )}
    </ul>
    ${
      last &&
      html`<p class="my-actions">
        <a class="button quiet" href="${path}?before=${last.id}">${text(lang, 'my.older')}</a>
      </p>`
    }
  </section>`;
}

/** Renders the balance, in large digits. */
export function balanceCard(label: string, figure: string, note: string): Markup {
  return html`<section class="my-card my-balance">
    <p>${label}</p>
    <p class="my-figure"><bdi>${figure}</bdi></p>
    <p>${note}</p>
  </section>`;
}

/** CSS of both, in addition to that of the shell. */
export const movementsCss = `
.my-balance{gap:4px;padding:24px;border-color:transparent;background:var(--talad-tint);color:var(--talad-on-tint)}
.my-figure{font-family:var(--talad-font-heading);font-size:clamp(32px,1.5rem + 3vi,44px);font-weight:700;line-height:1.4;font-variant-numeric:tabular-nums}
.my-moves li{display:flex;align-items:center;justify-content:space-between;gap:16px;min-block-size:56px;padding-block:8px}
.my-moves li+li{border-block-start:1px solid var(--talad-line)}
.my-moves span{display:grid;min-inline-size:0}
.my-moves strong{font-weight:500;overflow-wrap:anywhere}
.my-moves small{font-size:14px;color:var(--talad-muted)}
.my-moves b{flex:none;font-weight:600;font-variant-numeric:tabular-nums}
.my-moves .in{color:var(--talad-accent-text)}
`.replaceAll('\n', '');
