import { css, html, nothing, type TemplateResult } from 'lit';
import {
  packagePlans,
  packagePrice,
  type PackagePlan,
} from '../../../commerce/sellers/packages.ts';
import { formatNumber } from '../../../locales/format.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** The packages that sellers can subscribe to (spec §9); signing up is the first step. */
export const content: ModalContent = {
  texts: 'seller',
  wide: true,
  heading: ({ locale }) => text(locale, 'purchase.title'),
  render: (context) =>
    html`<p>${text(context.locale, 'purchase.what')}</p>
      <ul class="plans">
        ${packagePlans.map((plan) => html`<li class="plan">${planCard(context, plan)}</li>`)}
      </ul>
      <p>${text(context.locale, 'purchase.google')}</p>
      <p class="modal-actions">
        <a class="button" href=${safeHref(context.opener.getAttribute('href'))}
          >${text(context.locale, 'purchase.open')}</a
        >
      </p>`,
  styles: css`
    .plans {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
      gap: 16px;
      margin: 16px 0;
      padding: 0;
      list-style: none;
    }
    .plans + p {
      margin-block-end: 16px;
    }
    .plan {
      display: grid;
      gap: 4px;
      align-content: start;
      padding: 20px;
      border: 1px solid var(--talad-line);
      border-radius: var(--talad-radius);
    }
    .plan strong {
      font-size: 22px;
      line-height: 1.4;
    }
    .plan h3 {
      color: var(--talad-accent-text);
      font-size: 17px;
    }
  `,
};

function planCard({ locale }: ModalContext, plan: PackagePlan): TemplateResult {
  const { key, adsBudget, months, freeCredit, maxFreeCredit } = plan;
  const [term] = months;
  const baht = formatNumber(adsBudget);
  return html`<h3>${key}</h3>
    ${
      term
        ? html`<strong
              >${text(locale, 'purchase.price', { baht: formatNumber(packagePrice(plan, term.month)) })}</strong
            >
            <span>${text(locale, 'purchase.term', { months: term.month, days: term.day })}</span>`
        : html`<strong>${text(locale, 'purchase.byAgreement')}</strong>`
    }
    <span>${text(locale, 'purchase.budget', { baht })}</span>
    ${
      freeCredit > 0
        ? html`<span
            >${text(locale, 'purchase.bonus', { percent: freeCredit, baht: formatNumber(maxFreeCredit) })}</span
          >`
        : nothing
    }`;
}
