import { consentFlags, type Consent, type ConsentFlag } from '@talad/elements/commerce/consent';
import { formatDateTime } from '@talad/elements/locales/format';
import { consent as en } from '@talad/elements/locales/en/consent';
import { consent as th } from '@talad/elements/locales/th/consent';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import type { ConsentLine } from '../consent/consent.repository.ts';
import type { NewsOfShop } from './shop-news.ts';
import { retention, type RetainedPaper } from './retention.ts';

/** The texts of the banner's own switches. */
const flagTexts = { en, th } as const;

/** Consent of this browser, and earlier consents. */
export interface PrivacyView {
  readonly lang: Lang;
  readonly now: Consent;
  readonly log: readonly ConsentLine[];
  readonly news: readonly NewsOfShop[];
}

export function privacyPage({ lang, now, log, news }: PrivacyView): Markup {
  return html`<p class="muted">${text(lang, 'privacy.lead')}</p>
    ${consentCard(lang, now)} ${newsCard(lang, news)} ${consentLog(lang, log)}
    <section class="my-card">
      <h2>${text(lang, 'privacy.export')}</h2>
      <p class="muted">${text(lang, 'privacy.export.about')}</p>
      <form method="post" action="/my/privacy/export" class="my-actions">
        <button class="button quiet">${text(lang, 'privacy.export.button')}</button>
      </form>
    </section>
    ${retentionCard(lang)}
    <section class="my-card">
      <h2>${text(lang, 'privacy.close')}</h2>
      <p class="muted">${text(lang, 'privacy.close.about')}</p>
      <p class="my-actions">
        <a class="button quiet" href="/my/privacy/close">${text(lang, 'privacy.close.go')}</a>
      </p>
    </section>`;
}

function consentCard(lang: Lang, now: Consent): Markup {
  return html`<section class="my-card" id="consent">
    <h2>${text(lang, 'privacy.consent')}</h2>
    <p class="muted">${text(lang, 'privacy.consent.about')}</p>
    <form method="post" action="/my/privacy/consent" class="my-consent">
      ${consentFlags.map((flag) => choice(lang, flag, now[flag]))}
      <p class="my-actions">
        <button class="button">${text(lang, 'privacy.consent.save')}</button>
      </p>
    </form>
  </section>`;
}

/** The session cookie cannot be switched off. */
function choice(lang: Lang, flag: ConsentFlag, isOn: boolean): Markup {
  return html`<label
    ><input
      type="checkbox"
      name="${flag}"
      value="1"
      ${isOn && html`checked`}
      ${flag === 'security' && html`disabled`}
    /><span
      ><strong>${flagTexts[lang][`consent.${flag}`]}</strong
      ><small>${flagTexts[lang][`consent.${flag}.what`]}</small></span
    ></label
  >`;
}

/** Renders the shops that may send offers, each with a button to withdraw consent. */
function newsCard(lang: Lang, news: readonly NewsOfShop[]): Markup | null {
  if (news.length === 0) return null;
  return html`<section class="my-card" id="news">
    <h2>${text(lang, 'privacy.news')}</h2>
    <p class="muted">${text(lang, 'privacy.news.about')}</p>
    <ul class="my-log" role="list">
      ${news.map(
        ({ shopId, title, since }) =>
          html`<li>
            <strong>${title}</strong>
            ${
              since &&
              html`<small class="muted"
                >${text(lang, 'privacy.news.since', { date: formatDateTime(since, lang) })}</small
              >`
            }
            <form method="post" action="/my/privacy/news/${shopId}" class="my-actions">
              <button class="button quiet">
                ${text(lang, 'privacy.news.stop', { shop: title })}
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

function consentLog(lang: Lang, log: readonly ConsentLine[]): Markup {
  const lines = log.map(({ flags, version, at, shop }) => {
    const allowed = consentFlags.filter((flag) => flags[flag]);
    return html`<li>
      <strong><time datetime="${at.toISOString()}">${formatDateTime(at, lang)}</time></strong>
      <span
        >${text(lang, 'privacy.consent.allowed', {
          flags: allowed.map((flag) => flagTexts[lang][`consent.${flag}`]).join(', '),
        })}</span
      >
      <small class="muted"
        >${text(lang, 'privacy.consent.where', {
          version,
          where: shop ?? text(lang, 'privacy.consent.market'),
        })}</small
      >
    </li>`;
  });
  return html`<section class="my-card">
    <h2>${text(lang, 'privacy.consent.log')}</h2>
    ${
      lines.length > 0
        ? html`<ul class="my-log" role="list">
            ${lines}
          </ul>`
        : html`<p class="muted">${text(lang, 'privacy.consent.none')}</p>`
    }
  </section>`;
}

function retentionCard(lang: Lang): Markup {
  const papers = Object.keys(retention).filter(isPaper);
  return html`<section class="my-card" id="kept">
    <h2>${text(lang, 'privacy.kept')}</h2>
    <p class="muted">${text(lang, 'privacy.kept.about')}</p>
    <dl class="my-kept">
      ${papers.map(
        (paper) =>
          html`<div>
            <dt>${text(lang, `privacy.kept.${paper}`)}</dt>
            <dd>
              <strong>${lasts(lang, retention[paper].months)}</strong
              ><small class="muted">${text(lang, `privacy.kept.${paper}.why`)}</small>
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function isPaper(name: string): name is RetainedPaper {
  return Object.hasOwn(retention, name);
}

function lasts(lang: Lang, months: number): string {
  if (months === 12) return text(lang, 'privacy.kept.year');
  const [key, count]: readonly [TextKey, number] =
    months % 12 === 0 ? ['privacy.kept.years', months / 12] : ['privacy.kept.months', months];
  return text(lang, key, { count });
}

/** CSS in addition to that of the shell. */
export const privacyCss = `
.my-consent{display:grid;gap:4px;margin:0}
.my-consent label{display:flex;gap:16px;align-items:start;min-block-size:48px;padding-block:8px;font-size:16px;font-weight:400;cursor:pointer}
.my-consent input{flex:none;inline-size:24px;block-size:24px;margin:0;accent-color:var(--talad-accent)}
.my-consent label>span,.my-log li{display:grid}
.my-consent small,.my-log small,.my-kept small{font-size:14px;font-weight:400;color:var(--talad-muted)}
.my-log li{gap:2px;padding-block:12px}
.my-log li+li{border-block-start:1px solid var(--talad-line)}
.my-kept{margin:0}
.my-kept>div{display:grid;gap:2px;padding-block:12px}
.my-kept>div+div{border-block-start:1px solid var(--talad-line)}
.my-kept dd{display:grid;margin:0}
.my-kept strong{font-weight:600}
.my-close-first{display:grid;gap:8px;padding-inline-start:20px;list-style:disc}
.my-close-first li::marker{color:var(--talad-muted)}
.my-close form{display:grid;gap:16px;max-inline-size:480px}
@media (width>=750px){.my-kept>div{grid-template-columns:1fr 1fr;gap:24px}}
`.replaceAll('\n', '');
