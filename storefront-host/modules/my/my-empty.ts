import { html, Markup } from '../../html/html.ts';
import { drawing } from './drawing.ts';
import { myEntries, type MySection } from './navigation.ts';

interface EmptyState {
  readonly title: string;
  readonly hint: string;
  /** Link to the next step. */
  readonly action: { readonly href: string; readonly label: string };
}

/** Renders an empty page: says so, and links to the next step. */
export function myEmpty(section: MySection, { title, hint, action }: EmptyState): Markup {
  return html`<div class="my-empty">
    ${drawing(myEntries[section].icon)}
    <h2>${title}</h2>
    <p class="muted">${hint}</p>
    <a class="button" href="${action.href}">${action.label}</a>
  </div>`;
}
