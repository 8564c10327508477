import { css, html, nothing } from 'lit';
import type { CollectionResponse } from '../../../api/collection.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { formatPriceRange } from '../../../locales/format.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import { picture } from '../../picture/picture.ts';
import type { ModalContent } from '../modal-content.ts';

/** A collection's picture and first products, shown over the list. */
export const content: ModalContent = {
  texts: 'offers',
  wide: true,
  heading: ({ locale }) => text(locale, 'offer.ideas'),
  async render({ api, base, locale, opener }) {
    const id = encodeURIComponent(opener.dataset['collection'] ?? '');
    const found = await callApi<CollectionResponse>(
      `${api}/collections/${id}${siteQuery(base, locale)}`,
    );
    if (!found.ok) throw new Error(found.code);
    const { collection, products } = found.data;
    return html`<div class="idea">
        ${collection.image ? picture(collection.image, { sizes: '(width < 750px) 100vw, 480px', alt: '' }) : nothing}
        <div>
          <h3>${collection.title}</h3>
          <p>${collection.summary}</p>
        </div>
      </div>
      <ul class="idea-products" role="list">
        ${products.map(
          (product) =>
            html`<li>
              <a href=${safeHref(product.full_url)}
                >${product.image ? picture(product.image, { sizes: '160px', alt: '' }) : nothing}
                <span>${product.title}</span></a
              >
              <bdi>${formatPriceRange(product.price_min, product.price_max)}</bdi>
            </li>`,
        )}
      </ul>
      <p class="modal-actions">
        <a class="button" href=${safeHref(collection.url)}
          >${text(locale, 'offer.whole', { count: collection.total })}</a
        >
      </p>`;
  },
  styles: css`
    .idea {
      display: grid;
      gap: 16px;
      align-items: center;
    }
    .idea img,
    .idea-products img {
      display: block;
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 4 / 3;
      border-radius: var(--talad-radius);
      object-fit: cover;
    }
    .idea-products {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
      gap: 16px 12px;
      margin-block: 20px;
    }
    .idea-products img {
      aspect-ratio: 1;
      margin-block-end: 6px;
    }
    .idea-products a {
      color: inherit;
      font-size: 14px;
      text-decoration: none;
    }
    .idea-products a:hover {
      text-decoration: underline;
    }
    .idea-products bdi {
      font-weight: 700;
    }
    @media (width >= 750px) {
      .idea {
        grid-template-columns: 1fr 1fr;
      }
    }
  `,
};
