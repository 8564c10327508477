import type { ElementDoc, PropertyDoc } from '@talad/elements/manifest/describe-element';
import type { ElementList } from '@talad/elements/manifest/list-elements';
import { html, Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';

export interface ElementsView {
  readonly lang: Lang;
  readonly list: ElementList;
  /** Lines to copy: following the newest build; one file with integrity; by tag. */
  readonly snippets: Readonly<Record<'follow' | 'pinned' | 'loader', string>>;
  readonly example: { readonly shop: string; readonly product: number } | null;
  /** Rendered by the server, by tag. */
  readonly rendered: ReadonlyMap<string, string>;
}

export function elementsBody({ lang, list, snippets, example, rendered }: ElementsView): Markup {
  const t = (key: TextKey) => text(lang, key);
  const all = (title: TextKey, elements: readonly ElementDoc[]) =>
    html`<h2>${t(title)}</h2>
      ${elements.map((element) => elementCard(lang, element, rendered.get(element.tag)))}`;
  return html`<h1>${t('elements.title')}</h1>
    <p class="lead">${t('elements.lead')}</p>
    <h2>${t('elements.embed')}</h2>
    ${
      example &&
      html`<talad-cart lang="${lang}" shop="${example.shop}"></talad-cart>
        <div class="figures">
          <talad-product-box
            lang="${lang}"
            shop="${example.shop}"
            product="${example.product}"
          ></talad-product-box>
        </div>`
    }
    <h3>${t('elements.follow')}</h3>
    <pre class="mail">${snippets.follow}</pre>
    <h3>${t('elements.pinned')}</h3>
    <pre class="mail">${snippets.pinned}</pre>
    <h3>${t('elements.loader')}</h3>
    <pre class="mail">${snippets.loader}</pre>
    <p>${t('elements.csp')}</p>
    ${all('elements.embedded', list.embedded)} ${all('elements.parts', list.parts)}
    ${all('elements.sections', list.sections)}`;
}

function elementCard(lang: Lang, element: ElementDoc, rendered: string | undefined): Markup {
  const t = (key: TextKey) => text(lang, key);
  const names = (title: TextKey, list: readonly { name: string; description: string }[]) =>
    list.length > 0 &&
    html`<p>
      <strong>${t(title)}</strong>
      ${list.map((one) => html`<br /><code>${one.name || t('elements.default')}</code> ${one.description}`)}
    </p>`;
  return html`<details class="card" id="${element.className}">
    <summary><strong>&lt;${element.tag}&gt;</strong> ${element.description}</summary>
    ${
      rendered !== undefined &&
      html`<p class="small">${t('elements.example')}</p>
        ${new Markup(rendered)}`
    }
    ${element.properties.length > 0 && propertyTable(lang, element.properties)}
    ${names('elements.events', element.events)} ${names('elements.slots', element.slots)}
    ${names('elements.parts.css', element.parts)} ${names('elements.css', element.cssProperties)}
  </details>`;
}

function propertyTable(lang: Lang, properties: readonly PropertyDoc[]): Markup {
  const heads = ['attribute', 'property', 'type', 'meaning'] as const;
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${text(lang, `elements.${head}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${properties.map(
          (property) =>
            html`<tr>
              <td><code>${property.attribute ?? ''}</code></td>
              <td><code>${property.name}</code></td>
              <td class="words"><code>${property.type}</code></td>
              <td class="words">${property.description}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
