import { css, html, type TemplateResult } from 'lit';
import { chooseConsent } from '../../../client/choose-consent.ts';
import { readConsent } from '../../../client/consent.ts';
import { clearCache } from '../../../client/session/clear-cache.ts';
import {
  consentFlags,
  UNASKED,
  type Consent,
  type ConsentFlag,
} from '../../../commerce/consent.ts';
import { text } from '../../../locales/text.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** Five switches (spec §9); a choice applies when it is saved. */
export const content: ModalContent = {
  texts: 'consent',
  heading: ({ locale }) => text(locale, 'consent.settings'),
  render(context) {
    const { locale, base } = context;
    const now = readConsent() ?? UNASKED;
    return html`<form class="consent" @submit=${(event: SubmitEvent) => save(event, context)}>
      <p>
        ${text(locale, 'consent.about')}
        <a href="${base}/data-protection">${text(locale, 'consent.notice')}</a>
      </p>
      ${consentFlags.map((flag) => choice(flag, now, context))}
      <div class="consent-end">
        <button
          type="button"
          class="button quiet"
          @click=${(event: Event) => {
            chooseConsent(Object.fromEntries(consentFlags.map((flag) => [flag, true])));
            event.preventDefault();
            context.close();
          }}
        >
          ${text(locale, 'consent.all')}
        </button>
        <button class="button">${text(locale, 'consent.save')}</button>
      </div>
      <button type="button" class="consent-clear" @click=${() => void clearCache()}>
        ${text(locale, 'consent.clear')}
      </button>
    </form>`;
  },
  styles: css`
    .consent {
      display: grid;
      gap: 16px;
    }
    .consent-clear {
      justify-self: start;
      min-block-size: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 14px;
      text-decoration: underline;
      cursor: pointer;
    }
    .consent label {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 4px 16px;
      align-items: center;
      padding-block: 4px;
      cursor: pointer;
    }
    .consent small {
      grid-column: 1;
      color: var(--talad-muted);
      font-size: 14px;
    }
    .consent input {
      appearance: none;
      position: relative;
      grid-row: 1 / span 2;
      grid-column: 2;
      inline-size: 48px;
      block-size: 28px;
      margin: 0;
      border: 1px solid var(--talad-edge);
      border-radius: 999px;
      background: var(--talad-quiet);
      cursor: inherit;
      transition: background 0.15s ease-out;
    }
    .consent input::before {
      content: '';
      position: absolute;
      inset: 3px auto auto 3px;
      inline-size: 20px;
      block-size: 20px;
      border-radius: 999px;
      background: var(--talad-edge);
      transition: translate 0.15s ease-out;
    }
    .consent input:checked {
      border-color: var(--talad-accent);
      background: var(--talad-accent);
    }
    .consent input:checked::before {
      background: var(--talad-on-accent);
      translate: 20px 0;
    }
    .consent input:dir(rtl):checked::before {
      translate: -20px 0;
    }
    .consent input:disabled {
      opacity: 0.6;
    }
    .consent-end {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
    }
    .consent-end .button {
      flex: 1;
    }
    @media (forced-colors: active) {
      .consent input {
        appearance: auto;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .consent input,
      .consent input::before {
        transition: none;
      }
    }
  `,
};

/** The session itself cannot be switched off. */
function choice(flag: ConsentFlag, now: Consent, { locale }: ModalContext): TemplateResult {
  return html`<label
    ><strong>${text(locale, `consent.${flag}`)}</strong
    ><small>${text(locale, `consent.${flag}.what`)}</small
    ><input
      type="checkbox"
      role="switch"
      name=${flag}
      ?checked=${now[flag]}
      ?disabled=${flag === 'security'}
  /></label>`;
}

function save(event: SubmitEvent, context: ModalContext): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return;
  const chosen = new FormData(event.currentTarget);
  chooseConsent(Object.fromEntries(consentFlags.map((flag) => [flag, chosen.has(flag)])));
  context.close();
}
