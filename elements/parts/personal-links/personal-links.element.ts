import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { personalList } from '../../client/personal-lists.ts';
import type { LinkKind, PersonalItem } from '../../client/personal-storage.ts';
import { loadArea } from '../../locales/load-area.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { personalLinksStyles } from './personal-links.styles.ts';

/**
 * Links to the shops or posts that the visitor marked, from the browser's storage. Hidden while
 * there are none.
 * @csspart base - The wrapper.
 */
export class PersonalLinksElement extends SignalWatcher {
  static override properties: PropertyDeclarations = { list: { type: String } };
  static override styles = [baseStyles, hiddenStyles, personalLinksStyles];
  /** The list: 'favorite-shops' or 'favorite-blogs'. */
  declare list: LinkKind;

  constructor() {
    super();
    this.list = 'favorite-shops';
  }

  protected override firstUpdated(): void {
    void loadArea('personal', this.locale).then(() => markHydrated(this));
  }

  #line = ({ id, link }: PersonalItem): TemplateResult | typeof nothing =>
    link
      ? html`<li>
          <a href=${safeHref(link.path)}>${link.title}</a>
          <button
            type="button"
            aria-label="${this.t('personal.remove')} ${link.title}"
            @click=${() => personalList(this.list).remove(id)}
          >
            ${icon(closeIcon)}
          </button>
        </li>`
      : nothing;

  override render(): TemplateResult | typeof nothing {
    const known = this.hydrated
      ? personalList(this.list).items.value.filter(({ link }) => link !== undefined)
      : [];
    if (known.length === 0) return nothing;
    return html`<section class="base" part="base" aria-labelledby="title">
      <h2 id="title">${this.t(`personal.${this.list}`)}</h2>
      <ul role="list">
        ${known.map(this.#line)}
      </ul>
    </section>`;
  }
}
