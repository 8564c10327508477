import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';
import type { UpstreamKey } from '../upstream/upstream-providers.ts';
import { providerMark } from './provider-mark.ts';

/**
 * Renders the buttons for the other providers; empty if none is configured. They are links, because CSP form-action
 * would not let a form's answer redirect to another host.
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
