import { isRecord } from '../schema/is-product.ts';
import { safeHref } from '../schema/safe-href.ts';

/**
 * Posts the form by script, so that a network or server error leaves the page and its input as they
 * are and shows the form's `<template data-failed>`. Any other answer leads to the page that the
 * server names.
 */
export function postInPlace(form: HTMLFormElement): void {
  const failed = form.querySelector<HTMLTemplateElement>('template[data-failed]');
  if (!failed) return;
  let busy = false;
  const post = async (button: HTMLElement | null): Promise<void> => {
    const url = await send(form, button);
    if (url) return location.assign(url);
    rest();
    failed.before(failed.content.cloneNode(true));
    const failure = form.querySelector('[data-failure]');
    failure?.scrollIntoView({ block: 'center' });
    failure
      ?.querySelector('button')
      ?.addEventListener('click', () => form.requestSubmit(button ?? undefined));
  };
  const rest = (): void => {
    busy = false;
    form.ariaBusy = null;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    form.ariaBusy = 'true';
    form.querySelector('[data-failure]')?.remove();
    void post(event.submitter);
  });
  // A page from the back/forward cache can be posted again.
  addEventListener('pageshow', rest);
}

/** Longer than the slowest order. */
const POST_TIMEOUT_MS = 30_000;

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<string | null> {
  const own = button instanceof HTMLButtonElement ? button : null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, own)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  try {
    const response = await fetch(own?.getAttribute('formaction') ?? form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    const url = isRecord(answer) && typeof answer['url'] === 'string' ? answer['url'] : '';
    return safeHref(url) === '#' ? null : url;
  } catch {
    return null;
  }
}
