import { html, type Markup } from '../../html/html.ts';
import type { Lang } from '../../db/schema.ts';
import { text, type TextKey } from '../../locales/text.ts';

/** Renders a table; on a narrow screen the table scrolls and not the page. */
export function dataTable(
  lang: Lang,
  heads: readonly TextKey[],
  rows: readonly Markup[],
  numbers: ReadonlySet<TextKey> = new Set(),
): Markup {
  const cells = heads.map(
    (key) =>
      html`<th scope="col" class="${numbers.has(key) ? 'number' : 'text'}">${text(lang, key)}</th>`,
  );
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${cells}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
