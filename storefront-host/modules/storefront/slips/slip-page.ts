import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey, type TextVars } from '../../../locales/text.ts';

interface SlipPage {
  readonly lang: Lang;
  readonly title: string;
  /** The shop checks the slip, or the marketplace that is paid. */
  readonly by: 'shop' | 'market';
  /** Path of the order, or of the orders of a visit. */
  readonly path: string;
  /** Baht. */
  readonly net: number;
  readonly error: { readonly key: TextKey; readonly vars: TextVars } | null;
}

/** A buyer sends the picture of a transfer slip, with or without JavaScript. */
export function slipPage({ lang, title, by, path, net, error }: SlipPage): Markup {
  return html`<div class="checkout">
    <form class="main" method="post" action="${path}/slip" enctype="multipart/form-data">
      <a class="back" href="${path}">${text(lang, 'order.return.back')}</a>
      <div>
        <h1>${title}</h1>
        <p class="hint">${text(lang, `order.slip.${by}.page`, { net: formatPrice(net) })}</p>
      </div>
      ${
        error &&
        html`<div class="alert" role="alert" id="slip-error">
          <p>${text(lang, error.key, error.vars)}</p>
        </div>`
      }
      <div class="field">
        <label for="slip">${text(lang, 'order.slip.picture')}</label>
        <input
          id="slip"
          type="file"
          name="slip"
          accept="image/jpeg,image/png,image/webp"
          required
          aria-describedby="slip-hint${error && ' slip-error'}"
        />
        <p class="hint" id="slip-hint">${text(lang, `order.slip.${by}.hint`)}</p>
      </div>
      <button class="button">
        ${text(lang, by === 'shop' ? 'order.return.send' : 'order.slip.market.send')}
      </button>
    </form>
  </div>`;
}
