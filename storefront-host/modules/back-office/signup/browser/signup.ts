import { nameOfTitle } from '../name-of-title.ts';
import { startGallery } from './gallery.ts';

/**
 * Enhances the form of /signup while the owner types: proposes an address from the name, checks its availability,
 * and shows a preview of the shop. Without this script the form works all the same.
 */
const TYPED_MS = 400;

const form = document.querySelector<HTMLFormElement>('form[data-signup]');
const frame = document.querySelector<HTMLIFrameElement>('[data-now] iframe');
const title = document.querySelector<HTMLInputElement>('#title');
const shopname = document.querySelector<HTMLInputElement>('#shopname');
const state = document.querySelector<HTMLElement>('#address-state');
const suggestions = document.querySelector<HTMLElement>('.suggestions');

if (form && title && shopname && state) start(form, title, shopname, state);
if (form && frame) startGallery(form, frame);

function start(
  form: HTMLFormElement,
  title: HTMLInputElement,
  shopname: HTMLInputElement,
  state: HTMLElement,
): void {
  // The address follows the name until the owner edits it.
  let isOwn = shopname.value !== '';
  const check = debounce(() => void checkAddress(shopname, state));
  const draw = debounce(() => renderPreview(form));
  title.addEventListener('input', () => {
    if (!isOwn) {
      shopname.value = nameOfTitle(title.value);
      check();
    }
  });
  shopname.addEventListener('input', () => {
    isOwn = shopname.value !== '';
    check();
  });
  form.addEventListener('input', draw);
  suggestions?.addEventListener('click', (event) => {
    const chosen = event.target instanceof HTMLButtonElement ? event.target.value : '';
    if (chosen === '') return;
    shopname.value = chosen;
    isOwn = true;
    shopname.focus();
    check();
  });
  if (shopname.value !== '' && shopname.ariaInvalid === null) check();
}

let checks = 0;

async function checkAddress(shopname: HTMLInputElement, state: HTMLElement): Promise<void> {
  const turn = (checks += 1);
  const name = shopname.value.trim();
  if (name === '') return say(state, state.dataset['hint'] ?? '', null, []);
  const answer = await fetch(
    `/api/v1/signup/shopname?shopname=${encodeURIComponent(name)}&lang=${document.documentElement.lang}`,
  ).catch(() => null);
  // The server checks the form again, so a failed look-up shows nothing.
  if (turn !== checks || !answer?.ok) return;
  const found = (await answer.json()) as {
    available: boolean;
    problem: string | null;
    suggestions: string[];
  };
  if (turn !== checks) return;
  const words = found.problem ?? state.dataset['free'] ?? '';
  say(state, words, found.available, found.suggestions);
  shopname.setAttribute('aria-invalid', String(!found.available));
}

function say(
  state: HTMLElement,
  words: string,
  isFree: boolean | null,
  names: readonly string[],
): void {
  state.textContent = words;
  state.classList.toggle('field-error', isFree === false);
  state.classList.toggle('free', isFree === true);
  if (!suggestions) return;
  suggestions.hidden = names.length === 0;
  suggestions.replaceChildren(
    suggestions.dataset['label'] ?? '',
    ...names.map((name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.value = name;
      button.textContent = name;
      return button;
    }),
  );
}

function renderPreview(form: HTMLFormElement): void {
  if (!frame) return;
  const values = new FormData(form);
  const url = new URL(frame.src);
  for (const name of ['title', 'look', 'category']) {
    const value = values.get(name);
    if (typeof value === 'string' && (value !== '' || name !== 'title')) {
      url.searchParams.set(name, value);
    }
  }
  if (url.href !== frame.src) frame.src = url.href;
}

function debounce(act: () => void): () => void {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, TYPED_MS);
  };
}
