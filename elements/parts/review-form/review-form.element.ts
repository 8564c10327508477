import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

/**
 * Wraps the plain HTML form of a review: asks whether the visitor may write one when it is opened,
 * and sends it without leaving the page. Without JavaScript the form posts itself.
 * @slot - The form, in a `details`.
 * @csspart base - The wrapper.
 */
export class ReviewFormElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    productId: { type: Number, attribute: 'product-id' },
    base: { type: String },
    api: { type: String },
    loginUrl: { type: String, attribute: 'login-url' },
  };
  static override styles = [
    baseStyles,
    css`
      .base {
        display: contents;
      }
    `,
  ];
  /** Id of the product. */
  declare productId: number;
  declare base: string;
  declare api: string;
  /** Sign-in address for guests; it returns to the form. */
  declare loginUrl: string;
  #permissionRequested = false;

  constructor() {
    super();
    this.productId = 0;
    this.base = '';
    this.api = '/api/v1';
    this.loginUrl = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('toggle', this.#opened, true);
    this.addEventListener('submit', this.#submit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('toggle', this.#opened, true);
    this.removeEventListener('submit', this.#submit);
  }

  protected override firstUpdated(): void {
    // Opened before the code was loaded.
    if (this.querySelector('details[open]')) this.#opened();
  }

  #opened = (): void => {
    if (this.#permissionRequested || !this.querySelector('details[open]')) return;
    this.#permissionRequested = true;
    // If the call fails the visitor can still try: the server says why not.
    void import('./send-review.ts')
      .then(({ fetchPermission }) => fetchPermission(this))
      .catch(() => {
        this.#permissionRequested = false;
      });
  };

  #submit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    import('./send-review.ts').then(
      ({ sendReview }) => sendReview(this, form),
      () => form.submit(),
    );
  };

  override render(): TemplateResult {
    return html`<div class="base" part="base"><slot></slot></div>`;
  }
}
