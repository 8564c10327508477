import { html, render, type TemplateResult } from 'lit';
import { modalHash, modalOfHash } from '../../client/modals/modal-names.ts';
import { removeHash, isModalOpen } from '../../client/modals/modal-stack.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { contentStyles } from './content.styles.ts';
import { withProgress } from '../progress/with-progress.ts';
import { contents } from './contents.ts';
import { findDeep } from './find-deep.ts';
import type { ModalContent, ModalContext } from './modal-content.ts';
import { ModalElement } from './modal.element.ts';
import { openPicture } from './open-picture.ts';

/** Closed modals that keep their state, by address. */
const modals = new Map<string, ModalElement>();
const opening = new Set<string>();

/**
 * Opens the modal of a link with `data-modal`; without content for this name the link is followed.
 */
export async function openFrom(opener: HTMLElement): Promise<void> {
  const name = opener.dataset['modal'] ?? '';
  const n = findDeep(document, `[data-modal="${CSS.escape(name)}"]`).indexOf(opener) + 1;
  if (!(await open(name, Math.max(1, n), opener))) location.assign(hrefOf(opener));
}

/** Opens the modal of the page's address; removes an unknown hash. */
export async function openLinked(): Promise<void> {
  const place = modalOfHash(location.hash);
  if (!place || isModalOpen(place)) return;
  const { name, n } = place;
  const opener = findDeep(document, `[data-modal="${name}"]`)[n - 1];
  const isOpen = opener ? await open(name, n, opener) : await openPicture(place);
  if (!isOpen) removeHash();
}

async function open(name: string, n: number, opener: HTMLElement): Promise<boolean> {
  const hash = modalHash({ name, n });
  if (opening.has(hash) || isModalOpen({ name, n })) return true;
  const known = modals.get(hash);
  if (known?.isConnected) {
    await known.show(opener);
    return true;
  }
  const load = Object.entries(contents).find(([one]) => one === name)?.[1];
  if (!load) return false;
  opening.add(hash);
  try {
    const locale: Lang = document.documentElement.lang === 'th' ? 'th' : 'en';
    const coming = Promise.all([load(), loadTexts(locale), loadArea('modal', locale)]);
    const [{ content }] = await withProgress(coming);
    if (content.texts) await loadArea(content.texts, locale);
    const context = { opener, n, locale, ...siteOfPage() };
    if ('open' in content) await content.open(context);
    else await show(content, { ...context, name });
    return true;
  } catch {
    // The code failed to load. The link opens its page instead.
    return false;
  } finally {
    opening.delete(hash);
  }
}

async function show(
  content: ModalContent,
  { name, ...given }: Omit<ModalContext, 'close'> & { readonly name: string },
): Promise<void> {
  define('talad-modal', ModalElement);
  const { locale, n, opener } = given;
  const modal = new ModalElement();
  const context = { ...given, close: () => modal.close() };
  const { wide = false, keep = false, styles } = content;
  Object.assign(modal, { locale, n, name, wide, keep, heading: content.heading(context) });
  for (const { styleSheet } of styles ? [contentStyles, styles] : [contentStyles]) {
    if (styleSheet && !document.adoptedStyleSheets.includes(styleSheet)) {
      document.adoptedStyleSheets.push(styleSheet);
    }
  }
  document.body.append(modal);
  if (keep) modals.set(modalHash({ name, n }), modal);
  const rendered = content.render(context);
  render(rendered instanceof Promise ? waiting(locale) : rendered, modal);
  await modal.show(opener);
  if (!(rendered instanceof Promise)) return;
  render(await rendered.catch(() => failed(context)), modal);
}

function waiting(locale: Lang): TemplateResult {
  return html`<p role="status">${text(locale, 'modal.wait')}</p>`;
}

function failed({ locale, opener }: ModalContext): TemplateResult {
  return html`<p role="alert">${text(locale, 'modal.failed')}</p>
    <p><a href=${hrefOf(opener)}>${text(locale, 'modal.page')}</a></p>`;
}

function hrefOf(opener: HTMLElement): string {
  return safeHref(opener.getAttribute('href'));
}

/** Returns the site of the page, which the page frame contains once. */
function siteOfPage(): Pick<ModalContext, 'base' | 'api'> {
  const { base = '', api = '/api/v1' } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
  return { base, api };
}
