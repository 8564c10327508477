import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import type { MyProfile } from './my-profile.repository.ts';
import { portrait } from './portrait.ts';

export const MAX_NAME = 100;

export interface ProfileView {
  readonly lang: Lang;
  readonly profile: MyProfile;
  /** Error message of each field. */
  readonly problems: Readonly<Partial<Record<'name' | 'phone' | 'avatar', string>>>;
}

/** Renders the form of the person's name and contact details for shops, mails and reviews. */
export function profilePage({ lang, profile, problems }: ProfileView): Markup {
  return html`<form
    class="my-form"
    method="post"
    action="/my/profile"
    enctype="multipart/form-data"
    novalidate
  >
    <div class="me-picture">
      ${portrait(profile)}
      <div class="field">
        <label for="avatar">${text(lang, 'my.profile.avatar')}</label>
        <input
          id="avatar"
          name="avatar"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          ${problems.avatar && html`aria-invalid="true" autofocus`}
          aria-describedby="avatar-hint"
        />
        ${problem('avatar', problems.avatar)}
        <p class="hint" id="avatar-hint">${text(lang, 'my.profile.avatarHint')}</p>
        ${
          profile.avatar &&
          html`<label class="keep-address"
            ><input type="checkbox" name="no_avatar" value="1" />
            ${text(lang, 'my.profile.noAvatar')}</label
          >`
        }
      </div>
    </div>
    <div class="fields">
      ${field(lang, 'my.profile.name', html`name="name" required maxlength="${MAX_NAME}" autocomplete="name"`, profile.name, problems.name, !problems.avatar)}
      ${field(lang, 'checkout.phone', html`name="phone" type="tel" inputmode="tel" maxlength="30" autocomplete="tel"`, profile.phone, problems.phone, !problems.avatar && !problems.name)}
      <div class="field">
        <span class="label">${text(lang, 'account.email')}</span>
        <p>${profile.email} · <a href="/my/security">${text(lang, 'my.profile.changeEmail')}</a></p>
      </div>
    </div>
    <fieldset>
      <legend>${text(lang, 'my.profile.language')}</legend>
      <div class="languages">${(['th', 'en'] as const).map((one) => language(profile, one))}</div>
      <p class="hint">${text(lang, 'my.profile.languageHint')}</p>
    </fieldset>
    <p class="my-actions"><button class="button">${text(lang, 'my.save')}</button></p>
  </form>`;
}

function field(
  lang: Lang,
  label: TextKey,
  attributes: Markup,
  value: string,
  wrong: string | undefined,
  isFirst: boolean,
): Markup {
  const id = `p-${label.split('.').at(-1) ?? ''}`;
  return html`<div class="field half">
    <label for="${id}">${text(lang, label)}</label>
    <input
      id="${id}"
      ${attributes}
      value="${value}"
      ${wrong && html`aria-invalid="true" aria-describedby="${id}-problem" ${isFirst && html`autofocus`}`}
    />
    ${problem(id, wrong)}
  </div>`;
}

function problem(id: string, wrong: string | undefined): Markup | undefined {
  return wrong === undefined ? undefined : html`<p class="error" id="${id}-problem">${wrong}</p>`;
}

/** Each language is named in itself, so that its readers recognize it. */
function language({ locale }: MyProfile, one: Lang): Markup {
  return html`<label lang="${one}"
    ><input type="radio" name="locale" value="${one}" ${one === locale && html`checked`} /><span
      >${one === 'th' ? 'ไทย' : 'English'}</span
    ></label
  >`;
}

/** CSS in addition to that of the shell. */
export const profileCss = `
.me-picture{display:flex;gap:16px;align-items:start}
.label{font-size:14px;font-weight:600}
.languages{display:flex;gap:8px;margin-block-end:8px}
.languages label{display:flex;align-items:center;gap:10px;min-block-size:48px;padding-inline:16px;border:1px solid var(--talad-edge);border-radius:var(--talad-radius);font-size:16px;cursor:pointer}
.languages label:has(:checked){border-color:var(--talad-accent-text);box-shadow:inset 0 0 0 1px var(--talad-accent-text)}
.languages input{inline-size:20px;block-size:20px;margin:0;accent-color:var(--talad-accent)}
`;
