import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';
import type { UpstreamKey } from '../upstream/upstream-providers.ts';
import { providerMark } from './provider-mark.ts';

/**
 * The other ways of a page that signs in or makes accounts; nothing if none is configured. Links, not forms: a form's
 * policy (CSP form-action) would not let its answer lead to another host.
 */
export function upstreamButtons(
  lang: Lang,
  keys: readonly UpstreamKey[],
  addressOf: (key: UpstreamKey) => string,
): Markup | false {
  return (
    keys.length > 0 &&
    html`<div class="ways">
      <p class="or"><span>${text(lang, 'with.or')}</span></p>
      ${keys.map(
        (key) =>
          html`<a class="button way ${key}" href="${addressOf(key)}"
            >${providerMark(key)}<span>${text(lang, `with.${key}`)}</span></a
          >`,
      )}
    </div>`
  );
}
