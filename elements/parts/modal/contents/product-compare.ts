import { html } from 'lit';
import { text } from '../../../locales/text.ts';
import { define } from '../../../schema/define.ts';
import { CompareElement } from '../../compare/compare.element.ts';
import type { ModalContent } from '../modal-content.ts';

/** The comparison over the page that one came from; `/compare` is the same on a page of its own. */
export const content: ModalContent = {
  texts: 'personal',
  wide: true,
  heading: ({ locale }) => text(locale, 'compare.title'),
  render({ locale, base, api }) {
    define('talad-compare', CompareElement);
    return html`<talad-compare
      locale=${locale}
      base=${base}
      api=${api}
      browse-href="${base}/search"
    ></talad-compare>`;
  },
};
