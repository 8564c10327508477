import { html, type TemplateResult } from 'lit';
import type { FavouriteKind } from '@talad/elements/api/favourite.contract';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import { closeIcon, nextIcon } from '@talad/elements/parts/icons';
import { icon } from '@talad/elements/parts/icon';
import { productBox } from '@talad/elements/parts/product-box/product-box';
import { shopAvatar } from '@talad/elements/pages/seller/seller-avatar';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import type { FavouriteBlog, FavouriteProduct } from './favourite-records.read.ts';

/** Renders favourite products as boxes; a discontinued one says so, and can be removed. */
export function favouriteProducts(
  lang: Lang,
  favourites: readonly FavouriteProduct[],
): TemplateResult {
  return html`<ul class="grid" role="list">
    ${favourites.map((one) => {
      const title =
        one.product === null ? one.title || text(lang, 'my.favourites.unknown') : one.product.title;
      return html`<li class="my-kept-one">
        ${
          one.product !== null
            ? productBox(one.product, { locale: lang, base: '', showShop: true })
            : html`<div class="my-gone">
                <strong>${title}</strong>
                <span>${text(lang, 'my.favourites.gone')}</span>
              </div>`
        }
        ${drop(lang, 'product', one.id, title)}
      </li>`;
    })}
  </ul>`;
}

export function favouriteShops(lang: Lang, shops: readonly ShopMini[]): TemplateResult {
  return html`<ul class="my-rows" role="list">
    ${shops.map(
      (shop) =>
        html`<li>
          <a href=${shop.seller_url ?? shop.shop_url}
            >${shopAvatar(shop, '48px')}<strong>${shop.title}</strong>${icon(nextIcon)}</a
          >
          ${drop(lang, 'shop', String(shop.id), shop.title)}
        </li>`,
    )}
  </ul>`;
}

export function favouriteBlogs(lang: Lang, blogs: readonly FavouriteBlog[]): TemplateResult {
  return html`<ul class="my-rows" role="list">
    ${blogs.map(({ id, title, shop, url }) => {
      const words = html`<span class="my-blog"
        ><strong>${title}</strong
        ><small>${url === null ? text(lang, 'my.favourites.blogGone') : shop}</small></span
      >`;
      return html`<li>
        ${url === null ? html`<div>${words}</div>` : html`<a href=${url}>${words}${icon(nextIcon)}</a>`}
        ${drop(lang, 'blog', id, title)}
      </li>`;
    })}
  </ul>`;
}

/** A form, so that it works without JavaScript. */
function drop(lang: Lang, kind: FavouriteKind, id: string, title: string): TemplateResult {
  return html`<form method="post" action="/my/favourites">
    <input type="hidden" name="kind" value=${kind} />
    <input type="hidden" name="id" value=${id} />
    <button class="my-drop" aria-label="${text(lang, 'my.favourites.drop')} ${title}">
      ${icon(closeIcon)}
    </button>
  </form>`;
}

/** CSS in addition to that of the shell. */
export const myFavouritesCss = `
.my-kept-one{position:relative}
.my-gone{display:grid;gap:8px;align-content:center;block-size:100%;min-block-size:200px;padding:24px 16px;border:1px dashed var(--talad-edge);border-radius:12px;text-align:center}
.my-gone span,.my-rows small{color:var(--talad-muted);font-size:14px}
.my-drop{display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:50%;background:var(--talad-surface);color:inherit;cursor:pointer}
.my-drop:hover{background:var(--talad-quiet)}
.my-drop .icon{inline-size:20px;block-size:20px}
.my-kept-one .my-drop{position:absolute;inset:4px 4px auto auto;box-shadow:var(--talad-shadow-2,0 2px 12px rgb(0 0 0/.16))}
.my-rows{border:1px solid var(--talad-line);border-radius:12px;overflow:hidden;background:var(--talad-surface)}
.my-rows li{display:flex;align-items:center;gap:4px;padding-inline-end:8px}
.my-rows li+li{border-block-start:1px solid var(--talad-line)}
.my-rows li>:first-child{flex:1;display:flex;align-items:center;gap:12px;min-inline-size:0;min-block-size:72px;padding:12px 16px;color:inherit;text-decoration:none}
.my-rows strong{flex:1;font-weight:600;overflow-wrap:anywhere}
.my-blog{flex:1;display:grid;min-inline-size:0}
.my-rows .avatar{flex:none;display:grid;place-items:center;inline-size:48px;block-size:48px;border-radius:50%;overflow:hidden;background:var(--talad-tint);color:var(--talad-on-tint);font-size:20px;font-weight:700}
.my-rows .avatar img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.my-rows .icon{flex:none;inline-size:20px;color:var(--talad-muted)}
`.replaceAll('\n', '');
