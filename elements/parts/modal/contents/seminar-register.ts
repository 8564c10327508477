import { html, render } from 'lit';
import type { FormRequest } from '../../../api/form.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { text } from '../../../locales/text.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/**
 * A copy of the page's form: on the page it works without JavaScript, here it shows errors at once.
 */
export const content: ModalContent = {
  texts: 'content',
  heading: ({ locale }) => text(locale, 'seminar.title'),
  render(context) {
    const source = document.querySelector<HTMLFormElement>('#form-seminar');
    if (!source) return Promise.reject(new Error('this page has no form to register by'));
    const form = copyOf(source);
    const place = document.createElement('div');
    place.append(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(context, form, place);
    });
    return html`${place}`;
  },
};

/** Copies the form with other ids, because the page already uses those. */
function copyOf(source: HTMLFormElement): HTMLFormElement {
  const form = source.cloneNode(true) as HTMLFormElement;
  form.id += '-modal';
  for (const field of form.querySelectorAll<HTMLElement>('[id]')) field.id += '-modal';
  for (const label of form.querySelectorAll('label[for]')) {
    label.setAttribute('for', `${label.getAttribute('for')}-modal`);
  }
  return form;
}

async function send(
  { api, base, locale, close }: ModalContext,
  form: HTMLFormElement,
  place: HTMLElement,
): Promise<void> {
  const {
    page: _page,
    about,
    ...data
  } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) button.disabled = true;
  const body: FormRequest = { data, ...(about && { about: Number(about) }) };
  const sent = await callApi(`${api}/web/form_submit/seminar${siteQuery(base, locale)}`, { body });
  if (button) button.disabled = false;
  if (!sent.ok)
    return complain(
      form,
      sent.error?.fields ?? [],
      sent.error?.message ?? text(locale, 'seminar.failed'),
    );
  form.remove();
  render(
    html`<p role="status">${text(locale, 'seminar.done')}</p>
      <p class="modal-actions">
        <button class="button" type="button" @click=${close}>${text(locale, 'modal.close')}</button>
      </p>`,
    place,
  );
  place.querySelector('button')?.focus();
}

/** Shows the errors at their fields; the input stays. */
function complain(
  form: HTMLFormElement,
  fields: readonly { readonly path: string; readonly message: string }[],
  message: string,
): void {
  for (const old of form.querySelectorAll('.problem')) old.remove();
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
  for (const field of fields) {
    const input = form.elements.namedItem(field.path.replace(/^data\//, ''));
    if (input instanceof HTMLElement) mark(input, field.message);
  }
  const note = document.createElement('p');
  note.className = 'problem';
  note.setAttribute('role', 'alert');
  note.textContent = message;
  form.querySelector('.entry-end')?.prepend(note);
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function mark(input: HTMLElement, message: string): void {
  const note = document.createElement('p');
  note.className = 'problem';
  note.id = `${input.id}-problem`;
  note.textContent = message;
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', note.id);
  input.after(note);
}
