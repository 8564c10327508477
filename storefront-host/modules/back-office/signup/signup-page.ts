import { trades, tradesOf } from '../../../../presets/trades.ts';
import { starts, type Start } from '../../../../presets/starts.ts';
import { THUMBNAIL, thumbnailOf } from '../../../../presets/thumbnails.ts';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import type { MarketRoot } from './market-roots.read.ts';
import type { SignupForm } from './signup.contract.ts';

export interface SignupProblems {
  readonly title?: string | undefined;
  readonly shopname?: string | undefined;
  /** Message about the whole form. */
  readonly form?: string | undefined;
}

export interface SignupView {
  readonly lang: Lang;
  readonly email: string;
  readonly categories: readonly MarketRoot[];
  readonly typed: SignupForm;
  /** Beginning of a shop's address, e.g. 'talad.example/web/'. */
  readonly shopBase: string;
  readonly problems: SignupProblems;
}

/** Renders one page with four questions. Its script adds the availability check and the live preview. */
export function signupPage(view: SignupView): Markup {
  const { lang, typed, problems } = view;
  const say = (key: TextKey) => text(lang, key);
  return html`<div class="signup">
    <div class="card">
      <h1>${say('signup.heading')}</h1>
      <p class="lead">${say('signup.lead')}</p>
      ${problems.form !== undefined && html`<p class="alert" role="alert">${problems.form}</p>`}
      <form method="post" action="/signup" novalidate data-signup>
        ${nameFields(view)} ${categoryField(view)} ${lookField(view)}
        <div>
          <label for="language">${say('signup.language')}</label>
          <select id="language" name="language">
            ${(['th', 'en'] as const).map(
              (one) =>
                html`<option value="${one}" ${(typed.language ?? 'en') === one && html`selected`}>
                  ${text(one, 'signup.languageName')}
                </option>`,
            )}
          </select>
          <p class="small hint">${say('signup.languageHint')}</p>
        </div>
        <button type="submit">${say('signup.submit')}</button>
        <p class="small">${say('signup.nothingYet')}</p>
      </form>
      <p class="other">
        ${text(lang, 'signup.signedInAs', { email: view.email })}
        <a href="/logout">${say('signup.otherAccount')}</a>
      </p>
    </div>
    <aside class="preview" aria-label="${say('signup.preview')}">
      <p class="small">${say('signup.preview')}</p>
      ${previewTools(lang)}
      <div class="pair">
        <div class="phone" data-now>
          <iframe
            title="${say('signup.preview')}"
            sandbox="allow-same-origin"
            loading="lazy"
            src="${previewUrl(view)}"
            tabindex="-1"
          ></iframe>
        </div>
        <figure class="kept" hidden>
          <div class="phone">
            <iframe
              title="${say('signup.kept')}"
              sandbox="allow-same-origin"
              tabindex="-1"
            ></iframe>
          </div>
          <figcaption>
            <span></span> <button type="button">${say('signup.useKept')}</button>
          </figcaption>
        </figure>
      </div>
    </aside>
  </div>`;
}

/** Renders buttons that only the script can serve, which shows them. */
function previewTools(lang: Lang): Markup {
  const say = (key: TextKey) => text(lang, key);
  return html`<div class="tools" hidden>
    <span role="group" aria-label="${say('signup.screen')}">
      <button type="button" data-screen="phone" aria-pressed="true">${say('signup.phone')}</button>
      <button type="button" data-screen="desktop" aria-pressed="false">
        ${say('signup.desktop')}
      </button>
    </span>
    <button type="button" data-keep>${say('signup.keep')}</button>
  </div>`;
}

function nameFields({ lang, typed, problems, shopBase }: SignupView): Markup {
  const { title, shopname } = problems;
  return html`<div>
      <label for="title">${text(lang, 'signup.shopTitle')}</label>
      <input
        id="title"
        name="title"
        required
        maxlength="200"
        autocomplete="organization"
        value="${typed.title}"
        ${title !== undefined && html`aria-invalid="true" aria-describedby="title-problem"`}
        ${shopname === undefined && html`autofocus`}
      />
      ${title !== undefined && html`<p class="field-error" id="title-problem">${title}</p>`}
    </div>
    <div>
      <label for="shopname">${text(lang, 'signup.address')}</label>
      <div class="address">
        <span id="address-base">${shopBase}</span>
        <input
          id="shopname"
          name="shopname"
          required
          maxlength="63"
          inputmode="url"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="address-base address-state"
          value="${typed.shopname}"
          ${shopname !== undefined && html`aria-invalid="true" autofocus`}
        />
      </div>
      <p
        class="small hint ${shopname !== undefined && 'field-error'}"
        id="address-state"
        role="status"
        data-free="${text(lang, 'signup.addressFree')}"
        data-hint="${text(lang, 'signup.addressHint')}"
      >
        ${shopname ?? text(lang, 'signup.addressHint')}
      </p>
      <p class="suggestions" hidden data-label="${text(lang, 'signup.suggestions')}"></p>
    </div>`;
}

function categoryField({ lang, categories, typed }: SignupView): Markup | false {
  if (categories.length === 0) return false;
  return html`<div>
    <label for="category">${text(lang, 'signup.category')}</label>
    <select id="category" name="category">
      <option value="">${text(lang, 'signup.categoryNone')}</option>
      ${categories.map(
        ({ id, title }) =>
          html`<option value="${id}" ${typed.category === String(id) && html`selected`}>
            ${title}
          </option>`,
      )}
    </select>
  </div>`;
}

function lookField({ lang, typed }: SignupView): Markup {
  return html`<fieldset class="looks">
    <legend>${text(lang, 'signup.look')}</legend>
    <p class="trade" hidden>
      <label for="trade">${text(lang, 'signup.trade')}</label>
      <select id="trade">
        <option value="">${text(lang, 'signup.tradeAll')}</option>
        ${trades.map(({ key, label }) => html`<option value="${key}">${label[lang]}</option>`)}
      </select>
    </p>
    <div>
      ${starts.map(
        (look) =>
          html`<label data-trades="${tradesOf(look.preset.key).join(' ')}">
            <input
              type="radio"
              name="look"
              value="${look.key}"
              ${typed.look === look.key && html`checked`}
            />
            ${picture(look)} <span>${look.label[lang]}</span>
          </label>`,
      )}
    </div>
    <p class="small hint">${text(lang, 'signup.lookHint')}</p>
  </fieldset>`;
}

function picture({ key, preset }: Start): Markup {
  return html`<img
    src="${thumbnailOf(preset.key, key)}"
    width="${THUMBNAIL.width}"
    height="${THUMBNAIL.height}"
    loading="lazy"
    alt=""
  />`;
}

function previewUrl({ lang, typed }: SignupView): string {
  const query = new URLSearchParams({
    title: typed.title || text(lang, 'signup.sampleTitle'),
    look: typed.look ?? '',
    category: typed.category ?? '',
    lang,
  });
  return `/signup/preview?${query.toString()}`;
}
