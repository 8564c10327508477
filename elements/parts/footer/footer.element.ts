import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { frameLink } from '../frame-link.ts';
import { picture } from '../picture/picture.ts';
import type { LinkItem } from '../header/header-data.ts';
import type { FooterColumn, FooterData } from './footer-data.ts';
import { footerStyles } from './footer.styles.ts';

/**
 * A site's footer.
 * @slot - Anything under the columns.
 * @csspart base - The whole footer.
 * @csspart column - One column.
 * @csspart image - The logo.
 */
export class FooterElement extends TaladElement {
  static override properties: PropertyDeclarations = { footer: { type: Object } };
  static override styles = [baseStyles, footerStyles];
  /** Columns, contact and links of the footer. */
  declare footer: FooterData | null;

  constructor() {
    super();
    this.footer = null;
  }

  #links(links: readonly LinkItem[], cssClass?: string): TemplateResult {
    return html`<ul class=${cssClass ?? nothing}>
      ${links.map((item) => html`<li>${frameLink(item)}</li>`)}
    </ul>`;
  }

  #column = ({ title, links }: FooterColumn): TemplateResult =>
    html`<div part="column">
      <h2>${title}</h2>
      ${this.#links(links ?? [])}
    </div>`;

  override render(): TemplateResult {
    const data: FooterData = this.footer ?? { title: '', columns: [] };
    const { title, logo, slogan, address, hours = [], socials = [], legal = [], note } = data;
    const panes = [data.account, data.contact].filter(
      (pane): pane is FooterColumn => (pane?.links ?? []).length > 0,
    );
    return html`<footer class="base" part="base">
      <div class="wrap">
        <div class="about">
          ${
            logo
              ? picture(logo, { sizes: '160px', alt: title })
              : html`<p class="name">${title}</p>`
          }
          ${slogan ? html`<p>${slogan}</p>` : nothing}
          ${address ? html`<p class="address">${address}</p>` : nothing}${hours.length > 0 ? hoursList(hours) : nothing}
          ${socials.length > 0 ? this.#links(socials, 'row') : nothing}
        </div>
        ${[...(data.columns ?? []).slice(0, 3), ...panes].map(this.#column)}
        <slot></slot>
        ${
          note || legal.length > 0
            ? html`<div class="note">
                ${legal.length > 0 ? this.#links(legal, 'row') : nothing}
                ${note ? html`<p>${note}</p>` : nothing}
              </div>`
            : nothing
        }
      </div>
    </footer>`;
  }
}

function hoursList(hours: NonNullable<FooterData['hours']>): TemplateResult {
  return html`<dl class="hours">
    ${hours.map(
      ({ days, time }) =>
        html`<dt>${days}</dt>
          <dd>${time}</dd>`,
    )}
  </dl>`;
}
