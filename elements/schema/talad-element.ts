import { LitElement, type PropertyDeclarations } from 'lit';
import { text, type Lang, type TextKey, type TextVars } from '../locales/text.ts';
import { baseStyles } from '../theme/base.ts';
import { ELEMENTS_VERSION } from './define.ts';
import { applyRule } from './property-rule.ts';
import { choice } from './read-property.ts';
import type { ElementClass } from './registry.ts';

/**
 * Base class of all elements: language, base styles, and a first render that equals the server's.
 */
export class TaladElement extends LitElement {
  static readonly taladVersion: string = ELEMENTS_VERSION;
  /** Elements that this one renders itself. */
  declare static readonly uses?: Readonly<Record<string, ElementClass>>;
  /** Language without a `locale` attribute; '' to use the page's language. */
  protected static readonly firstLocale: Lang | '' = 'en';
  static override properties: PropertyDeclarations = {
    locale: { type: choice(['th', 'en']) },
    hydrated: { state: true },
  };
  static override styles = [baseStyles];

  /** 'th' or 'en': always an input, so that server and browser agree. */
  declare locale: Lang;
  /**
   * False on the server and in the first render of the browser, because hydration must find the
   * server's HTML. State that only a browser has (cart, storage) is rendered when it is true.
   * Elements that need it call `markHydrated(this)` (mark-hydrated.ts) in their first `updated()`.
   */
  declare protected hydrated: boolean;

  constructor() {
    super();
    this.locale = new.target.firstLocale as Lang;
    this.hydrated = false;
  }

  /** Lit makes the properties here; all public ones follow property-rule.ts. */
  protected static override finalize(): void {
    super.finalize();
    for (const [name, options] of this.elementProperties) {
      // An inherited one has its converter from the base class.
      if (!options.state && !options.converter) applyRule(this.prototype, name as string, options);
    }
  }

  protected t(key: TextKey, vars?: TextVars): string {
    return text(this.locale, key, vars);
  }
}
