import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { formatPhone } from '../../locales/format-phone.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import type { FooterData } from './footer-data.ts';

/**
 * A site's footer.
 * @slot - Anything under the columns.
 * @csspart base - The whole footer.
 * @csspart column - One column.
 */
export class FooterElement extends TaladElement {
  static override properties: PropertyDeclarations = { footer: { type: Object } };
  static override styles = [
    baseStyles,
    css`
      .base {
        container-type: inline-size;
        background: var(--talad-deep, var(--text));
        color: var(--talad-on-deep, var(--surface));
        font-size: 14px;
      }
      .wrap {
        display: flex;
        flex-flow: column;
        gap: 32px 48px;
        max-inline-size: var(--talad-container, 1200px);
        margin-inline: auto;
        padding: 48px 16px 32px;
      }
      @container (width >= 750px) {
        .wrap {
          flex-flow: row wrap;
          padding-block: 64px 32px;
        }
        .wrap > div {
          flex: 1 1 160px;
        }
        .wrap > .about {
          flex: 2 1 320px;
        }
        .note {
          flex: 1 1 100%;
        }
      }
      h2,
      p,
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      h2 {
        margin-block-end: 8px;
        font-family: var(--talad-font-heading, inherit);
        font-size: 14px;
        line-height: 1.6;
      }
      .name {
        font-size: 22px;
        font-weight: 700;
        font-family: var(--talad-font-heading, inherit);
      }
      .about {
        display: grid;
        gap: 8px;
        align-content: start;
        max-inline-size: 44ch;
        text-wrap: pretty;
      }
      .address {
        white-space: pre-line;
      }
      a {
        display: inline-block;
        padding-block: 5px;
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      :focus-visible {
        outline-color: currentColor;
      }
      .note {
        padding-block-start: 24px;
        border-block-start: 1px solid color-mix(in oklch, currentColor 24%, transparent);
        font-size: 12px;
      }
      @media print {
        .wrap {
          padding-block: 16px;
        }
      }
    `,
  ];
  /** Columns, contact and links of the footer. */
  declare footer: FooterData | null;

  constructor() {
    super();
    this.footer = null;
  }

  #links(links: readonly { readonly title: string; readonly link: string }[]): TemplateResult {
    return html`<ul>
      ${links.map(({ title, link }) => html`<li><a href=${safeHref(link)}>${title}</a></li>`)}
    </ul>`;
  }

  override render(): TemplateResult {
    const data: FooterData = this.footer ?? { title: '', columns: [] };
    const contact = [
      ...(data.email ? [{ title: data.email, link: `mailto:${data.email}` }] : []),
      ...(data.tel
        ? [{ title: formatPhone(data.tel), link: `tel:${data.tel.replaceAll(/[^\d+]/g, '')}` }]
        : []),
      ...Object.entries(data.socials ?? {}).map(([title, link]) => ({ title, link })),
    ];
    return html`<footer class="base" part="base">
      <div class="wrap">
        <div class="about">
          <p class="name">${data.title}</p>
          ${data.slogan ? html`<p>${data.slogan}</p>` : nothing}
          ${data.address ? html`<p class="address">${data.address}</p>` : nothing}
        </div>
        ${(data.columns ?? []).slice(0, 3).map(
          ({ title, links }) =>
            html`<div part="column">
              <h2>${title}</h2>
              ${this.#links(links ?? [])}
            </div>`,
        )}
        ${
          contact.length > 0
            ? html`<div part="column">
                <h2>${this.t('site.contact')}</h2>
                ${this.#links(contact)}
              </div>`
            : nothing
        }
        <slot></slot>
        ${data.note ? html`<p class="note">${data.note}</p>` : nothing}
      </div>
    </footer>`;
  }
}
