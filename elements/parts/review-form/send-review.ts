import { html, nothing, render, type TemplateResult } from 'lit';
import type { ReviewPermission } from '../../api/write-review.contract.ts';
import { reviewTypes } from '../../commerce/sellers/review-types.ts';
import { callApi } from '../../client/api-client.ts';
import { siteQuery } from '../../client/site-query.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';

/** The parts of the form's element that are used here. */
interface ReviewOf extends HTMLElement {
  readonly productId: number;
  readonly base: string;
  readonly api: string;
  readonly loginUrl: string;
  readonly locale: Lang;
}

/** Asks whether the visitor may write; if not, replaces the form by the reason. */
export async function fetchPermission(of: ReviewOf): Promise<void> {
  const { api, base, locale, productId } = of;
  const [found] = await Promise.all([
    callApi<ReviewPermission>(
      `${api}/products/${productId}/review-permission${siteQuery(base, locale)}`,
    ),
    loadTexts(locale),
  ]);
  const form = of.querySelector('form');
  if (!found.ok || !form) return;
  const { allowed, code, message, name } = found.data;
  const field = form.elements.namedItem('name');
  if (field instanceof HTMLInputElement && field.value === '') field.value = name;
  if (allowed) return;
  // Text that was written before the answer stays, to copy it or to send it after signing in.
  const words = form.elements.namedItem('text');
  form.hidden = !(words instanceof HTMLTextAreaElement && words.value);
  // A notice, not an error: nothing was sent.
  showMessage(of, {
    words: message,
    refused: false,
    link:
      code === 'UNAUTHENTICATED'
        ? html`<a href=${safeHref(of.loginUrl)}>${text(locale, 'review.signIn')}</a>`
        : nothing,
  });
}

/** Sends the review; refused input stays in the form. */
export async function sendReview(of: ReviewOf, form: HTMLFormElement): Promise<void> {
  const { api, base, locale, productId } = of;
  const button = form.querySelector('button');
  if (button?.disabled) return;
  if (button) button.disabled = true;
  const [sent] = await Promise.all([
    callApi(`${api}/products/${productId}/reviews${siteQuery(base, locale)}`, {
      body: reviewOf(new FormData(form)),
    }),
    loadTexts(locale),
  ]);
  if (button) button.disabled = false;
  if (sent.ok) {
    form.hidden = true;
    return showMessage(of, {
      words: text(locale, 'review.thanks'),
      refused: false,
      link: html`<a href="#reviews" @click=${again}>${text(locale, 'review.see')}</a>`,
    });
  }
  const words = sent.error?.message ?? text(locale, 'review.failed');
  showMessage(of, { words, refused: true, link: nothing });
}

/** Reloads the page to show the review. */
function again(): void {
  location.hash = 'reviews';
  location.reload();
}

function reviewOf(form: FormData) {
  const of = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const scores = reviewTypes.flatMap((type) => {
    const score = Number(of(`score.${type}`));
    return score > 0 ? [[type, score] as const] : [];
  });
  return {
    stars: Number(of('stars')),
    text: of('text').replaceAll('\r\n', '\n'),
    name: of('name'),
    scores: Object.fromEntries(scores),
  };
}

interface Message {
  readonly words: string;
  readonly refused: boolean;
  readonly link: TemplateResult | typeof nothing;
}

/** Shows a message in the page itself, before the form, under the page's own styles. */
function showMessage(of: ReviewOf, { words, refused, link }: Message): void {
  const form = of.querySelector('form');
  const place = of.querySelector('.review-said') ?? document.createElement('p');
  place.className = refused ? 'review-said refused' : 'review-said';
  place.setAttribute('role', refused ? 'alert' : 'status');
  if (!place.isConnected) form?.before(place);
  render(html`${words} ${link}`, place as HTMLElement);
}
