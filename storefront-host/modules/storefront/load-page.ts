import type { PageRoute } from '../../ssr/resolve-route.ts';
import type { LoadedPage, PageAsked } from './page-model.ts';
import { loadBlog } from './pages/load-blog.ts';
import { loadBlogs } from './pages/load-blogs.ts';
import { loadCart } from './pages/load-cart.ts';
import { loadCategory } from './pages/load-category.ts';
import { loadCustom } from './pages/load-custom.ts';
import { loadFront } from './pages/load-front.ts';
import { loadMissing } from './pages/load-missing.ts';
import { loadProduct } from './pages/load-product.ts';
import { loadSearch } from './pages/load-search.ts';

/** One loader per page type; each reads all that its page shows before anything is drawn. */
export async function loadPage(asked: PageAsked, route: PageRoute): Promise<LoadedPage> {
  switch (route.type) {
    case 'front':
      return loadFront(asked);
    case 'category':
      return loadCategory(asked, route);
    case 'search':
      return loadSearch(asked, route);
    case 'product':
      return loadProduct(asked, route);
    case 'cart':
      return loadCart(asked);
    case 'custom':
      return loadCustom(asked, route);
    case 'blog':
      return loadBlog(asked, route);
    case 'blogs':
      return loadBlogs(asked, route);
    case 'unknown':
      return loadMissing(asked, 'page');
    case 'moved':
      return {
        kind: 'moved',
        location: `${asked.site.context.place.base}${route.path}` || '/',
        keys: [],
      };
  }
}
