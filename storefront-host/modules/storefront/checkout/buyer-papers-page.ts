import { formatDate, formatNumber } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import type { BuyerProblem, OrderPapers } from '../../sales/index.ts';

export type BuyerField = BuyerProblem['path'];
/** The first invalid field of the form, and the typed values. */
export interface PostedBuyer {
  readonly values: Readonly<Partial<Record<BuyerField, string>>>;
  readonly problem: BuyerProblem | null;
}

interface BuyerPapers {
  readonly lang: Lang;
  readonly title: string;
  /** Address of the page. */
  readonly path: string;
  readonly order: { readonly number: string; readonly url: string };
  readonly papers: OrderPapers;
  readonly posted: PostedBuyer;
}

/**
 * Renders the valid papers of an order for its buyer, and the form for a full tax invoice if one
 * can be issued.
 */
export function buyerPapersPage({ lang, title, path, order, papers, posted }: BuyerPapers): Markup {
  const valid = papers.papers.filter(({ voided_at: at }) => at === null);
  return html`<div class="checkout">
    <div class="main">
      <a class="back" href="${order.url}">${text(lang, 'order.title', { number: order.number })}</a>
      <h1>${title}</h1>
      ${valid.length === 0 && html`<p>${text(lang, 'paper.none')}</p>`}
      ${valid.map(
        ({ id, kind, number, dated_at: at, total }) =>
          html`<section class="alert calm">
            <h2>${text(lang, `paper.kind.${kind}`)}</h2>
            <p>
              ${number} · ${formatDate(at, lang)} · ${formatNumber(total, 2)}
              ${text(lang, 'paper.baht')}
            </p>
            <p>
              <a href="${path}/${id}">${text(lang, 'paper.print')}</a> ·
              <a href="${path}/${id}/pdf">${text(lang, 'paper.pdf')}</a>
            </p>
          </section>`,
      )}
      ${papers.may_issue.includes('full') && fullForm(lang, path, posted)}
    </div>
  </div>`;
}

interface View {
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly autocomplete: string;
  readonly most: number;
  readonly isNumber?: boolean;
}

const fields: Readonly<Record<BuyerField, View>> = {
  name: { label: 'paper.buyerName', autocomplete: 'organization', most: 200 },
  address: { label: 'paper.buyerAddress', autocomplete: 'street-address', most: 500 },
  tax_id: {
    label: 'paper.buyerTaxId',
    hint: 'paper.buyerTaxIdHint',
    autocomplete: 'off',
    most: 40,
    isNumber: true,
  },
  branch: {
    label: 'paper.buyerBranch',
    hint: 'paper.buyerBranchHint',
    autocomplete: 'off',
    most: 5,
    isNumber: true,
  },
};

function fullForm(lang: Lang, path: string, { values, problem }: PostedBuyer): Markup {
  return html`<form method="post" action="${path}">
    <fieldset>
      <legend>${text(lang, 'paper.askFull')}</legend>
      <p class="hint">${text(lang, 'paper.askFullHint')}</p>
      <div class="fields">
        ${(['name', 'address', 'tax_id', 'branch'] as const).map((name) =>
          field(lang, name, values[name] ?? '', problem?.path === name ? problem.key : null),
        )}
      </div>
    </fieldset>
    <p><button class="button" type="submit">${text(lang, 'paper.issueFull')}</button></p>
  </form>`;
}

function field(lang: Lang, name: BuyerField, value: string, problem: TextKey | null): Markup {
  const { label, hint, autocomplete, most, isNumber } = fields[name];
  const isNeeded = name === 'name' || name === 'address';
  return html`<div class="field ${isNumber && 'half'}">
    <label for="${name}">${text(lang, label)}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      maxlength="${most}"
      autocomplete="${autocomplete}"
      ${isNumber && html`inputmode="numeric"`}
      ${isNeeded && html`required`}
      ${problem && html`aria-invalid="true" autofocus`}
      aria-describedby="${name}-note"
    />
    <span id="${name}-note" class="${problem ? 'error' : 'hint'}"
      >${problem ? text(lang, problem) : hint && text(lang, hint)}</span
    >
  </div>`;
}
