import type { PageRoute } from '../../rendering/index.ts';
import type { LoadedPage, LoadRequest } from '../content/index.ts';
import { loadBio } from './pages/content/load-bio.ts';
import { loadBlog } from './pages/content/load-blog.ts';
import { loadBlogs } from './pages/content/load-blogs.ts';
import { loadBrands } from './pages/catalogue/load-brands.ts';
import { loadCart } from './pages/load-cart.ts';
import { loadCategory } from './pages/catalogue/load-category.ts';
import { loadContestants } from './pages/content/load-contestants.ts';
import { loadCollection } from './pages/catalogue/load-collection.ts';
import { loadCollections } from './pages/catalogue/load-collections.ts';
import { loadContact } from './pages/content/load-contact.ts';
import { loadCustom } from './pages/content/load-custom.ts';
import { loadFront } from './pages/load-front.ts';
import { loadHelp } from './pages/content/load-help.ts';
import { loadLegal } from './pages/content/load-legal.ts';
import { loadMissing } from './pages/load-missing.ts';
import { loadPersonal } from './pages/load-personal.ts';
import { loadProduct } from './pages/catalogue/load-product.ts';
import { loadPromotion } from './pages/catalogue/load-promotion.ts';
import { loadPromotions } from './pages/catalogue/load-promotions.ts';
import { loadRoute } from './pages/load-route.ts';
import { loadSearch } from './pages/catalogue/load-search.ts';
import { loadSeller } from './pages/sellers/load-seller.ts';
import { loadSellers } from './pages/sellers/load-sellers.ts';
import { withShopHead } from './seo/shop-head.ts';
import { documentNameOf } from './site-routes.ts';

/** Reads all data of a page, and adds the shop's settings for its head. */
export async function loadPage(request: LoadRequest, route: PageRoute): Promise<LoadedPage> {
  return withShopHead(request.site, await loadRoutePage(request, route));
}

/**
 * One loader per page type; each reads all data of its page before it is rendered. A type has one name in
 * three places: `load-{type}.ts` in `pages/`, `{type}-page.ts` in elements/pages, its rules in
 * elements/pages/css. One folder for all of them is not possible, because the editor's canvas renders the
 * template in the browser. The folder of the loaders is the list of page types; `npm run new page NAME`
 * writes the files of all layers.
 */
function loadRoutePage(request: LoadRequest, route: PageRoute): Promise<LoadedPage> | LoadedPage {
  switch (route.type) {
    case 'front':
      return loadFront(request);
    case 'category':
      return loadCategory(request, route);
    case 'search':
      return loadSearch(request, route);
    case 'product':
      return loadProduct(request, route);
    case 'cart':
      return loadCart(request);
    case 'blog':
      return loadBlog(request, route);
    case 'blogs':
      return loadBlogs(request, route);
    case 'help':
      return loadHelp(request);
    case 'contact':
      return loadContact(request);
    case 'legal':
      return loadLegal(request, route);
    case 'bio':
      return loadBio(request);
    case 'moved':
      return moved(request, route.path);
    case 'contestants':
      return loadContestants(request);
    case 'short':
      // The page of the product itself: it redirects to the product's canonical address, or answers that the
      // product is gone.
      return loadProduct(request, { type: 'product', slug: '', id: route.id, sub: null });
    case 'personal':
      return loadPersonal(request, route.list);
    case 'route':
      return loadRoute(request, route);
    case 'sellers':
      return loadSellers(request);
    case 'seller':
      return loadSeller(request, route);
    case 'brands':
      return loadBrands(request);
    case 'promotions':
      return loadPromotions(request);
    case 'promotion':
      return loadPromotion(request, route);
    case 'collections':
      return loadCollections(request);
    case 'collection':
      return loadCollection(request, route);
    // A page type without a loader shows the owner's sections only.
    case 'custom':
    case 'unknown': {
      const name = documentNameOf(route);
      return name === null ? loadMissing(request, 'page') : loadCustom(request, name);
    }
  }
}

function moved({ site }: LoadRequest, path: string): LoadedPage {
  const { base } = site.context.place;
  return { kind: 'moved', location: path === '/' ? base || '/' : `${base}${path}`, keys: [] };
}
