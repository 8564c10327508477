import {
  css,
  html,
  isServer,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
} from 'lit';
import type { Lang, TextKey } from '../locales/text.ts';
import { reference } from '../schema/read-property.ts';
import type { TaladElement } from '../schema/talad-element.ts';
import { isLight } from './is-light.ts';
import { nearestLang, ownLang } from './nearest-lang.ts';
import { shopPlace, type ShopReference } from './shop-place.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript's rule of mixins
type Constructor<T> = abstract new (...args: any[]) => T;
type Placed = TaladElement & { base: string; api: string };

export declare class OnAnyPage {
  /**
   * The shop: its address (`https://HOST/web/{shopname}`, or its own domain), its name on the
   * market of the scripts, or the shop object of the API.
   */
  shop: ShopReference;
  /** Reason why nothing can be shown: the product does not exist, or the shop does not answer. */
  trouble: 'box.gone' | 'box.failed' | null;
  /** Tries again after a failure. */
  protected retry(): void;
  /** Called when the code or data that a click needs failed to load. */
  protected fail(): void;
}

interface WithStyles {
  readonly styles: CSSResultGroup;
}

/** Makes an element work on any page: `shop` names its shop, and its language follows the page. */
export function onAnyPage<T extends Constructor<Placed> & WithStyles>(
  Base: T,
): T & Constructor<OnAnyPage> {
  abstract class Embedded extends Base {
    static properties: PropertyDeclarations = {
      shop: { type: reference },
      trouble: { state: true },
    };
    static override styles = [Base.styles, pageStyles];
    protected static readonly firstLocale: Lang | '' = '';
    declare shop: ShopReference;
    declare trouble: TextKey | null;
    /** The page's language, unless `locale` was set. */
    #found: Lang | undefined;

    /** The first render must match the server's, which cannot read the page. */
    #isHydrating = false;
    #page: MutationObserver | undefined;

    // oxlint-disable-next-line typescript/no-explicit-any -- as the base's: TypeScript's rule of mixins
    constructor(...given: any[]) {
      super(...given);
      this.shop = null;
      this.trouble = null;
    }

    override connectedCallback(): void {
      super.connectedCallback();
      this.#page ??= new MutationObserver(() => this.requestUpdate());
      this.#page.observe(document, { subtree: true, attributeFilter: ['lang'] });
      // A page that switches to dark mode changes one of these.
      for (const root of [document.documentElement, document.body]) {
        this.#page.observe(root, { attributes: true });
      }
      // Moved within the page it may get another language.
      this.requestUpdate();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#page?.disconnect();
    }

    /**
     * In a sandbox without forms the browser fires no `submit`; a click on the button is handled
     * instead.
     */
    protected override createRenderRoot(): HTMLElement | DocumentFragment {
      this.#isHydrating = this.shadowRoot !== null;
      const root = super.createRenderRoot();
      root.addEventListener('click', (event) => {
        const submitter = (event.target as Element).closest('button');
        const form = submitter?.form;
        if (!form || submitter.type !== 'submit') return;
        event.preventDefault();
        if (form.reportValidity()) {
          form.dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true }));
        }
      });
      return root;
    }

    /** A page without a colour scheme but with light text is a dark page. */
    #followGround(): void {
      const { colorScheme, color } = getComputedStyle(
        this.parentElement ?? (this.getRootNode() as ShadowRoot).host ?? this,
      );
      this.toggleAttribute('on-dark', colorScheme === 'normal' && isLight(color));
    }

    protected override willUpdate(changed: PropertyValues<this>): void {
      const knowsPage = !isServer && !this.#isHydrating;
      const isGiven = this.locale !== this.#found || this.hasAttribute('locale');
      if (!this.locale || !isGiven) {
        this.locale = this.#found = knowsPage ? nearestLang(this) : ownLang(this);
      }
      if (changed.has('shop')) {
        const place = shopPlace(this.shop, this.api, knowsPage ? location.href : undefined);
        // Without a shop, it belongs to the page's own site again.
        if (place || changed.get('shop')) Object.assign(this, place ?? { base: null, api: null });
      }
      if (!isServer) this.#followGround();
      super.willUpdate(changed);
    }

    protected override updated(changed: PropertyValues<this>): void {
      super.updated(changed);
      if (!this.#isHydrating) return;
      this.#isHydrating = false;
      queueMicrotask(() => this.requestUpdate('shop'));
    }

    protected retry(): void {
      this.trouble = null;
    }

    protected fail(): void {
      this.trouble = 'box.failed';
    }

    override render(): unknown {
      const { trouble } = this;
      return html`${super.render()}${
        trouble
          ? html`<div class="base note" part="note" role="status">
              <slot>${this.t(trouble)}</slot>
              ${
                trouble === 'box.failed'
                  ? html`<button @click=${() => this.retry()}>${this.t('box.retry')}</button>`
                  : nothing
              }
            </div>`
          : nothing
      }`;
    }
  }
  return Embedded as unknown as T & Constructor<OnAnyPage>;
}

const pageStyles = css`
  :host([on-dark]) {
    color-scheme: dark;
  }
  .note {
    padding: 8px;
    color: var(--muted);
  }
  .note button {
    display: block;
    min-block-size: 44px;
    font: inherit;
  }
`;
