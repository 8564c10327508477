import { html, nothing } from 'lit';
import { define } from '../../../schema/define.ts';
import type { ModalContent } from '../modal-content.ts';

/**
 * Filter of a category, FilterSearch of a search (spec §2 Modals): a copy of the page's own form,
 * so that filters are defined once. Closing leaves the page's form unchanged.
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
  // The modal has its own heading and close button.
  copy.querySelector('.filters-head')?.remove();
  // If the page's own facets are not visible their code is not loaded yet.
  void import('../../facets/facets.element.ts').then(
    ({ FacetsElement }) => define('talad-facets', FacetsElement),
    () => undefined,
  );
  return copy;
}
