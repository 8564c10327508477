import { categories } from './fixture-market.ts';

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => Promise<{ json: () => { readonly items: readonly { readonly id: number }[] } }>;

/** How routes that change the catalogue's groups are used, and the words that their entries begin with. */
export function catalogueActs(
  call: Call,
  manage: string,
  /** Later than what was done to prepare an act. */
  tick: () => unknown,
): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  const firstId = async (list: 'collections' | 'brands' | 'tags'): Promise<number | undefined> => {
    const { items } = (await call('GET', `${manage}/${list}`)).json();
    return items[0]?.id;
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
    'DELETE /manage/collections/:id': [
      'Deleted a collection',
      async () =>
        call('DELETE', `${manage}/collections/${await firstId('collections')}?revision=2`),
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
    'DELETE /manage/brands/:id': [
      'Deleted a brand',
      async () => call('DELETE', `${manage}/brands/${await firstId('brands')}?revision=2`),
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
    'DELETE /manage/tags/:id': [
      'Deleted a tag',
      async () => {
        const id = await firstId('tags');
        await call('DELETE', `${manage}/tags/${id}?revision=2&take_off=true`);
      },
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
