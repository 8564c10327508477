import { html, type TemplateResult } from 'lit';

/** Renders the last tile of a list: an invitation that is as wide as what the last row has left. */
export function endTile(
  heading: string,
  { url, label }: { readonly url: string; readonly label: string },
): TemplateResult {
  return html`<li class="end-tile">
    <h2>${heading}</h2>
    <a class="button" href=${url}>${label}</a>
  </li>`;
}
