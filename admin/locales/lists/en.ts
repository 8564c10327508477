/** Find, and parts that every list has: views, columns. */
export const listsEn = {
  views: {
    title: 'Saved views',
    all: 'All',
    save: 'Save view',
    save_text: 'Keeps this search, filter and sort order for you, on all your devices.',
    name: 'Name of the view',
    taken: 'You have a view with this name. It will be replaced.',
    replace: 'Replace',
    remove: 'Delete view',
    removed: 'View deleted',
    restored: 'View restored',
  },
  find: {
    title: 'Find',
    help: 'Order number, name, phone, product, SKU, barcode or page',
    none: 'Nothing found. Try other words.',
    failed: 'The search failed. Check your connection, then try again.',
    kinds: {
      order: 'Orders',
      product: 'Products',
      customer: 'Customers',
      page: 'Pages of the shop',
      screen: 'Go to',
    },
  },
  columns: { title: 'Columns' },
  lists: {
    sort: 'Sort by',
    sorts: {
      own: 'Usual order',
      date_desc: '%{field}: newest first',
      date_asc: '%{field}: oldest first',
      text_desc: '%{field}: Z to A',
      text_asc: '%{field}: A to Z',
      amount_desc: '%{field}: highest first',
      amount_asc: '%{field}: lowest first',
    },
    instead: {
      newest: 'More than 10,000 matches: shown newest first. Narrow the filters to sort them.',
      oldest: 'More than 10,000 matches: shown oldest first. Narrow the filters to sort them.',
    },
  },
};
