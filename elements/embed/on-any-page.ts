import {
  css,
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
} from 'lit';
import type { TextKey } from '../locales/text.ts';
import type { TaladElement } from '../schema/talad-element.ts';
import { nearestLang } from './nearest-lang.ts';

// A mixin's base class has to take any arguments: TypeScript's own rule.
// oxlint-disable-next-line typescript/no-explicit-any
type Constructor<T> = new (...args: any[]) => T;
type Placed = TaladElement & { base: string; api: string };

export declare class OnAnyPage {
  /** Address of the shop: `https://HOST/web/{shopname}`, or its own domain. */
  shop: string | null;
  /** Why nothing can be shown: no such product, or the shop did not answer. */
  protected trouble: 'box.gone' | 'box.failed' | null;
  /** Tries again what failed. */
  protected retry(): void;
  /** What a click needs did not come from the shop. */
  protected stuck(): void;
}

interface WithStyles {
  readonly styles: CSSResultGroup;
}

/** `https://HOST/web/demo` as the prefix of the shop's pages and the address of its API. */
export function shopPlace(shop: string): { base: string; api: string } | null {
  if (!URL.canParse(shop, location.href)) return null;
  const { origin, pathname } = new URL(shop, location.href);
  return { base: origin + pathname.replace(/\/+$/, ''), api: `${origin}/api/v1` };
}

/** An element that works on anybody's page: `shop` says whose it is, its language follows the page. */
export function onAnyPage<T extends Constructor<Placed> & WithStyles>(
  Base: T,
): T & Constructor<OnAnyPage> {
  class Embedded extends Base {
    static properties: PropertyDeclarations = { shop: {}, trouble: { state: true } };
    static override styles = [Base.styles, noteStyles];
    declare shop: string | null;
    declare protected trouble: TextKey | null;

    readonly #languages = new MutationObserver(() => this.requestUpdate());

    override connectedCallback(): void {
      super.connectedCallback();
      this.#languages.observe(document, { subtree: true, attributeFilter: ['lang'] });
      // Moved within the page it may stand in another language.
      this.requestUpdate();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#languages.disconnect();
    }

    protected override willUpdate(changed: PropertyValues<this>): void {
      this.locale = nearestLang(this);
      if (this.shop) Object.assign(this, shopPlace(this.shop));
      super.willUpdate(changed);
    }

    protected retry(): void {
      this.trouble = null;
    }

    protected stuck(): void {
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

const noteStyles = css`
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
