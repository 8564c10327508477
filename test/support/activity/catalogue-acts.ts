import { categories } from '../fixture-market.ts';

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => Promise<{ json: () => { readonly items: readonly { readonly id: number }[] } }>;

/** Calls each route that changes the catalogue's groups, with the first words of its entry. */
export function catalogueActs(
  call: Call,
  manage: string,
  /** Sets the clock later than the preparation of an act. */
  tick: () => unknown,
): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  const firstId = async (list: 'collections' | 'brands' | 'tags'): Promise<number | undefined> => {
    const { items } = (await call('GET', `${manage}/${list}`)).json();
    return items[0]?.id;
  };
  const removed = new Map<'collections' | 'brands' | 'tags', number | undefined>();
  const remove = async (list: 'collections' | 'brands' | 'tags', query = '') => {
    const id = await firstId(list);
    removed.set(list, id);
    return call('DELETE', `${manage}/${list}/${id}?revision=2${query}`);
  };
  return {
    'POST /manage/categories': [
      'Added a category',
      () => call('POST', `${manage}/categories`, { titles: { th: 'ของขวัญ' } }),
    ],
    'PUT /manage/categories/:id': [
      'Changed a category',
      () =>
        call('PUT', `${manage}/categories/${categories.alphaHome.id}`, {
          revision: 1,
          slug: 'cups',
        }),
    ],
    'POST /manage/categories/:id/move': [
      'Moved a category',
      () =>
        call('POST', `${manage}/categories/${categories.alphaWear.id}/move`, {
          revision: 1,
          parent_id: null,
          before_id: categories.alphaHome.id,
        }),
    ],
    'DELETE /manage/categories/:id': [
      'Deleted a category',
      () =>
        call('DELETE', `${manage}/categories/${categories.alphaWear.id}?revision=2&products_to=0`),
    ],
    'POST /manage/categories/:id/restore': [
      'Restored a category',
      () => call('POST', `${manage}/categories/${categories.alphaWear.id}/restore`),
    ],
    'POST /manage/collections': [
      'Added a collection',
      () => call('POST', `${manage}/collections`, { titles: { th: 'ของขวัญปีใหม่' } }),
    ],
    'PUT /manage/collections/:id': [
      'Changed a collection',
      async () => {
        const id = await firstId('collections');
        await call('PUT', `${manage}/collections/${id}`, { revision: 1, slug: 'gifts' });
      },
    ],
    'DELETE /manage/collections/:id': ['Deleted a collection', () => remove('collections')],
    'POST /manage/collections/:id/restore': [
      'Restored a collection',
      () => call('POST', `${manage}/collections/${removed.get('collections')}/restore`),
    ],
    'POST /manage/brands': [
      'Added a brand',
      () => call('POST', `${manage}/brands`, { titles: { th: 'บ้านดิน' } }),
    ],
    'PUT /manage/brands/:id': [
      'Changed a brand',
      async () => {
        const sent = { revision: 1, titles: { en: 'Baan Din' } };
        await call('PUT', `${manage}/brands/${await firstId('brands')}`, sent);
      },
    ],
    'DELETE /manage/brands/:id': ['Deleted a brand', () => remove('brands')],
    'POST /manage/brands/:id/restore': [
      'Restored a brand',
      () => call('POST', `${manage}/brands/${removed.get('brands')}/restore`),
    ],
    'PUT /manage/tags/:id': [
      'Changed a tag',
      async () => {
        await call('POST', `${manage}/products`, { title: 'จาน', price: 9, tags: ['ก', 'ข'] });
        tick();
        const sent = { revision: 1, titles: { en: 'New' } };
        await call('PUT', `${manage}/tags/${await firstId('tags')}`, sent);
      },
    ],
    'DELETE /manage/tags/:id': ['Deleted a tag', () => remove('tags', '&take_off=true')],
    'POST /manage/tags/:id/restore': [
      'Restored a tag',
      () => call('POST', `${manage}/tags/${removed.get('tags')}/restore`),
    ],
    'POST /manage/tags/:id/merge': [
      'Merged two tags',
      async () => {
        await call('POST', `${manage}/products`, { title: 'จาน', price: 9, tags: ['ค'] });
        tick();
        const { items } = (await call('GET', `${manage}/tags?sort=["id","ASC"]`)).json();
        const [one, other] = items.map(({ id }) => id);
        await call('POST', `${manage}/tags/${one}/merge`, { revision: 1, into: other });
      },
    ],
  };
}
