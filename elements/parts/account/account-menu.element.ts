import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { User } from '../../client/session/user.ts';
import { formatNumber } from '../../locales/format.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { badgeStyles } from './badge.styles.ts';

/**
 * The links of an account: in the menu of its button, or as a list in the side menu of small
 * screens.
 * @csspart base - The list.
 */
export class AccountMenuElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    user: { type: Object },
    my: { type: String },
    backOffice: { type: String, attribute: 'back-office' },
    sheet: { type: Boolean },
  };
  static override styles = [
    baseStyles,
    badgeStyles,
    css`
      .base {
        font-size: 14px;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        min-block-size: 44px;
        padding: 4px 16px;
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        background: var(--quiet);
      }
      a:focus-visible {
        outline-offset: -3px;
      }
      .who {
        display: grid;
        margin: 0 0 8px;
        padding: 8px 16px 12px;
        border-block-end: 1px solid var(--line);
        overflow-wrap: anywhere;
      }
      small {
        color: var(--muted);
      }
      .apart {
        border-block-start: 1px solid var(--line);
        margin-block-start: 8px;
        padding-block-start: 8px;
      }
      .sheet .apart {
        margin: 0;
        padding: 0;
      }
      .sheet .who,
      .sheet a {
        padding-inline: 0;
        font-size: 16px;
      }
      .sheet li + li {
        border-block-start: 1px solid var(--line);
      }
    `,
  ];
  declare user: User | null;
  /** Address of "my account". */
  declare my: string;
  /** Address of the back office; the link is shown to accounts with a shop. */
  declare backOffice: string;
  /** True in the side menu. */
  declare sheet: boolean;

  constructor() {
    super();
    this.user = null;
    this.my = '/my';
    this.backOffice = '/mybusiness';
    this.sheet = false;
  }

  #link(path: string, title: string, note: unknown = nothing): TemplateResult {
    return html`<li>
      <a href=${safeHref(path)}><span>${title}</span>${note}</a>
    </li>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { user, my, backOffice } = this;
    if (!user) return nothing;
    const { name, email, noti_count: unread, point, profile } = user;
    const points = html`<small
      >${this.t('account.pointsHave', { points: formatNumber(point) })}</small
    >`;
    const fresh =
      unread > 0
        ? html`<span class="badge">${this.t('account.unread', { count: unread })}</span>`
        : nothing;
    return html`<div class="base ${this.sheet ? 'sheet' : ''}" part="base">
      <p class="who"><strong>${name}</strong>${email ? html`<small>${email}</small>` : nothing}</p>
      <ul>
        ${this.#link(my, this.t('account.my'))}
        ${this.#link(`${my}/orders`, this.t('account.orders'))}
        ${email ? this.#link(`${my}/points`, this.t('account.points'), points) : nothing}
        ${this.#link(`${my}/notifications`, this.t('account.notifications'), fresh)}
        ${profile?.myshops.length ? this.#link(backOffice, this.t('account.backOffice')) : nothing}
        <li class="apart"><a href="/logout">${this.t('account.signOut')}</a></li>
      </ul>
    </div>`;
  }
}
