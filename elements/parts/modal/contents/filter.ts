import { html, nothing } from 'lit';
import { define } from '../../../schema/define.ts';
import type { ModalContent } from '../modal-content.ts';

/**
 * Filter of a category, FilterSearch of a search (spec §2 Modals): the page's own form once more, so
 * that one form says what can be filtered. Closing leaves the page's as it was.
 */
export const content: ModalContent = {
  heading: ({ opener }) => opener.dataset['heading'] ?? '',
  render: () => html`${formOfPage() ?? nothing}`,
};

function formOfPage(): Node | null {
  const form = document.getElementById('filters');
  if (!form) return null;
  const copy = form.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.removeAttribute('popover');
  copy.classList.add('over');
  // The modal has a heading and a button to close.
  copy.querySelector('.filters-head')?.remove();
  // Where the page's are out of sight nobody has asked for their code yet.
  void import('../../facets/facets.element.ts').then(
    ({ FacetsElement }) => define('talad-facets', FacetsElement),
    () => undefined,
  );
  return copy;
}
