import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { User } from '../../client/session/user.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { accountStyles } from './account.styles.ts';
import { badgeStyles } from './badge.styles.ts';

/**
 * The signed-in account: a button in the header, in place of "sign in" once the session is known
 * (client/session). Its menu is loaded when the header is touched (show-account.ts).
 * @csspart base - The menu.
 * @csspart button - The button of the menu.
 */
export class AccountElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    user: { type: Object },
    my: { type: String },
    backOffice: { type: String, attribute: 'back-office' },
  };
  static override styles = [baseStyles, badgeStyles, accountStyles];
  declare user: User | null;
  /** Address of "my account". */
  declare my: string;
  /** Address of the back office; the link is shown to accounts with a shop. */
  declare backOffice: string;

  constructor() {
    super();
    this.user = null;
    this.my = '/my';
    this.backOffice = '/mybusiness';
  }

  override render(): TemplateResult | typeof nothing {
    const { user, my, backOffice, locale } = this;
    if (!user) return nothing;
    const { name, avatar, noti_count: count } = user;
    const key = count > 0 ? 'account.menuUnread' : 'account.menu';
    return html`<button
        type="button"
        class="open"
        part="button"
        popovertarget="menu"
        aria-label=${this.t(key, { name, count })}
      >
        <span class="avatar"
          >${avatar ? html`<img src=${safeHref(avatar)} alt="" width="30" height="30" />` : String.fromCodePoint(name.codePointAt(0) ?? 32)}${count > 0 ? html`<span class="badge">${count > 99 ? '99+' : count}</span>` : nothing}</span
        ><span class="name">${name}</span>
      </button>
      <nav class="menu" part="base" id="menu" popover aria-label=${this.t('account.my')}>
        <talad-account-menu
          .locale=${locale}
          .user=${user}
          .my=${my}
          .backOffice=${backOffice}
        ></talad-account-menu>
      </nav>`;
  }
}
