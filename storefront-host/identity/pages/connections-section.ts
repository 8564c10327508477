import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, type Markup } from '../../html/html.ts';
import type { UpstreamKey } from '../upstream/upstream-providers.ts';
import { providerMark } from './provider-mark.ts';

export interface Connection {
  readonly key: UpstreamKey;
  readonly isLinked: boolean;
}

/** Renders a section of the security page with the other providers of this account; empty if none is configured. */
export function connectionsSection(lang: Lang, connections: readonly Connection[]): Markup | false {
  return (
    connections.length > 0 &&
    html`<section class="my-card" id="connections">
      <h2>${text(lang, 'with.connections')}</h2>
      <p class="muted">${text(lang, 'with.connections.lead')}</p>
      <ul class="rows" role="list">
        ${connections.map((connection) => row(lang, connection))}
      </ul>
    </section>`
  );
}

function row(lang: Lang, { key, isLinked }: Connection): Markup {
  const provider = text(lang, `with.name.${key}`);
  const action = `/account/connections/${key}${isLinked ? '/remove' : ''}`;
  const label = text(lang, isLinked ? 'with.disconnect' : 'with.connect', { provider });
  return html`<li>
    <span class="mark ${key}">${providerMark(key)}</span>
    <span class="what"
      ><strong>${provider}</strong
      ><span class="muted">${text(lang, isLinked ? 'with.connected' : 'with.notConnected')}</span>
    </span>
    <form method="post" action="${action}">
      <button class="button quiet" aria-label="${label}">
        ${text(lang, isLinked ? 'with.disconnect.short' : 'with.connect.short')}
      </button>
    </form>
  </li>`;
}
