import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { User } from '../../client/session/user.ts';
import { formatNumber } from '../../locales/format.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { accountStyles } from './account.styles.ts';

/**
 * Who is signed in, and where that leads: a menu in the header of wide screens, a list in the side menu
 * of small ones. It takes the place of "sign in" once the session is known (client/session).
 * @csspart base - The menu, or the list.
 * @csspart button - What opens the menu.
 */
export class AccountElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    user: { type: Object },
    my: { type: String },
    backOffice: { type: String, attribute: 'back-office' },
    list: { type: Boolean },
  };
  static override styles = [baseStyles, accountStyles];
  declare user: User | null;
  /** Address of "my account". */
  declare my: string;
  /** Of the back office; only who has a shop is led there. */
  declare backOffice: string;
  /** A list in place of a button with a menu. */
  declare list: boolean;

  constructor() {
    super();
    this.user = null;
    this.my = '/my';
    this.backOffice = '/mybusiness';
    this.list = false;
  }

  #link(path: string, title: string, note: unknown = nothing): TemplateResult {
    return html`<li>
      <a href=${safeHref(path)}><span>${title}</span>${note}</a>
    </li>`;
  }

  #badge(count: number): TemplateResult | typeof nothing {
    return count > 0 ? html`<span class="badge">${count > 99 ? '99+' : count}</span>` : nothing;
  }

  #content(user: User): TemplateResult {
    const { my, backOffice } = this;
    const { name, email, noti_count: unread, point, profile } = user;
    const points = html`<small
      >${this.t('account.pointsHave', { points: formatNumber(point) })}</small
    >`;
    const fresh =
      unread > 0
        ? html`<span class="badge">${this.t('account.unread', { count: unread })}</span>`
        : nothing;
    return html`<p class="who">
        <strong>${name}</strong>${email ? html`<small>${email}</small>` : nothing}
      </p>
      <ul>
        ${this.#link(my, this.t('account.my'))}
        ${this.#link(`${my}/orders`, this.t('account.orders'))}
        ${email ? this.#link(`${my}/points`, this.t('account.points'), points) : nothing}
        ${this.#link(`${my}/notifications`, this.t('account.notifications'), fresh)}
        ${profile?.myshops.length ? this.#link(backOffice, this.t('account.backOffice')) : nothing}
        <li class="apart"><a href="/logout">${this.t('account.signOut')}</a></li>
      </ul>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { user } = this;
    if (!user) return nothing;
    if (this.list) return html`<div class="sheet" part="base">${this.#content(user)}</div>`;
    const { name, avatar, noti_count: count } = user;
    return html`<button
        type="button"
        class="open"
        part="button"
        popovertarget="menu"
        aria-label=${this.t(count > 0 ? 'account.menuUnread' : 'account.menu', { name, count })}
      >
        <span class="face"
          >${avatar ? html`<img src=${safeHref(avatar)} alt="" width="30" height="30" />` : String.fromCodePoint(name.codePointAt(0) ?? 32)}${this.#badge(count)}</span
        ><span class="name">${name}</span>
      </button>
      <nav class="menu" part="base" id="menu" popover aria-label=${this.t('account.my')}>
        ${this.#content(user)}
      </nav>`;
  }
}
