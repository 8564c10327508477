import { html as litHtml, type TemplateResult } from 'lit';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { backIcon, nextIcon } from '@talad/elements/parts/icons';
import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html, Markup } from '../../html/html.ts';
import { drawing } from './drawing.ts';
import { myEntries, myGroups, type MySection } from './navigation.ts';

export interface MyPage {
  readonly section: MySection;
  readonly title: string;
  /**
   * Set on a page below the section's page, such as one order: the target of its back link. Without it that is the
   * section.
   */
  readonly back?: { readonly href: string; readonly label: string };
  readonly main: Markup | TemplateResult;
  /** CSS of the page, in addition to that of the shell. */
  readonly css?: string;
  /** Products of all boxes on the page. */
  readonly products?: readonly ProductMini[];
  readonly status?: number;
  /** Message about a form's result. */
  readonly notice?: string | undefined;
}

/**
 * On a wide screen the list of pages is at the side. On a phone only the overview shows it; other pages link back
 * to it.
 */
export function myFrame(lang: Lang, page: MyPage): TemplateResult {
  return litHtml`<div class="my">
    <aside class="my-side">${asTemplate(myList(lang, page.section))}</aside>
    <div class="my-main">${asTemplate(head(lang, page))} ${asTemplate(page.main)}</div>
  </div>`;
}

/** Renders all pages of "my account" in their groups; the current one is marked. */
export function myList(lang: Lang, current: MySection): Markup {
  return html`<nav class="my-list" aria-label="${text(lang, 'my.title')}">
    ${myGroups.map(
      (group) =>
        html`<ul role="list">
          ${group.map((section) => entry(lang, section, section === current))}
        </ul>`,
    )}
    <a class="my-out" href="/logout">${text(lang, 'account.signOut')}</a>
  </nav>`;
}

function entry(lang: Lang, section: MySection, isCurrent: boolean): Markup {
  const { path, label, icon } = myEntries[section];
  return html`<li>
    <a href="${path}" ${isCurrent && html`aria-current="page"`}
      >${drawing(icon)}<span>${text(lang, label)}</span>${drawing(nextIcon)}</a
    >
  </li>`;
}

function head(lang: Lang, { section, title, back }: MyPage): Markup {
  if (section === 'overview') return html`<h1 class="vh">${title}</h1>`;
  const { href, label } = back ?? { href: '/my', label: text(lang, 'my.title') };
  return html`<a class="my-back ${!back && 'narrow'}" href="${href}"
      >${drawing(backIcon)}<span>${label}</span></a
    >
    <h1 class="my-title">${title}</h1>`;
}

/** Renders the markup as a template. */
export function asTemplate(part: Markup | TemplateResult): TemplateResult {
  return part instanceof Markup ? litHtml`${unsafeHTML(part.source)}` : part;
}
