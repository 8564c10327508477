import { html } from 'lit';
import { text } from '../../../locales/text.ts';
import { define } from '../../../schema/define.ts';
import { CompareElement } from '../../compare/compare.element.ts';
import type { ModalContent } from '../modal-content.ts';

/** The comparison over the current page; `/compare` shows the same on its own page. */
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
