import { html, type Markup } from '../../../../html/html.ts';
import type { Lang } from '../../../../db/schema.ts';
import { text } from '../../../../locales/text.ts';
import type { Fact, PaperSheet } from './paper-sheet.ts';

/** Renders a paper as a page to print on A4. */
export function paperPage(lang: Lang, sheet: PaperSheet, pdf: string): Markup {
  return html`<div class="no-print">
      <p>
        <button type="button" id="print">${text(lang, 'paper.print')}</button>
        <a href="${pdf}">${text(lang, 'paper.pdf')}</a>
      </p>
    </div>
    <article class="sheet">
      <header>
        <div>
          <h1>${sheet.title}</h1>
          <p>${sheet.shop}</p>
        </div>
        <dl>${sheet.facts.map(fact)}</dl>
      </header>
      ${sheet.voided !== null && html`<p class="voided" role="alert">${sheet.voided}</p>`}
      <div class="parties">
        ${sheet.parties.map(
          ({ label, lines: [name = '', ...more] }) =>
            html`<section>
              <h2>${label}</h2>
              <address><strong>${name}</strong>${more.map((line) => html`<br />${line}`)}</address>
            </section>`,
        )}
      </div>
      ${sheet.lines.length > 0 && linesTable(sheet)}
      <dl class="sums">${sheet.sums.map(fact)}</dl>
      ${sheet.notes.map((note) => html`<p class="hint">${note}</p>`)}
    </article>`;
}

function fact({ label, value }: Fact): Markup {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

function linesTable({ columns: [item, ...numbers], lines }: PaperSheet): Markup {
  return html`<table>
    <thead>
      <tr>
        <th>${item}</th>
        ${numbers.map((name) => html`<th class="number">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ title, options, quantity, price, total }) =>
          html`<tr>
            <td>${title}${options && html`<br /><span class="option">${options}</span>`}</td>
            <td class="number">${quantity}</td>
            <td class="number">${price}</td>
            <td class="number">${total}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
