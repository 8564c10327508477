export const tagsEn = {
  app: {
    tags: {
      title: 'Tags',
      count: '%{n} tag |||| %{n} tags',
      details: 'Tag',
      saved: 'Tag saved',
      merge: 'Merge',
      merge_title: 'Merge “%{title}” into another tag',
      merge_text:
        'Its product gets the other tag, and this tag is deleted. |||| Its %{smart_count} products get the other tag, and this tag is deleted.',
      merge_into: 'Other tag',
      merged: 'Tags merged',
      remove: 'Delete tag',
      removed: 'Tag deleted',
      restored: 'Tag restored',
      remove_unused: 'No product has this tag.',
      remove_text: 'It is taken off its product. |||| It is taken off its %{smart_count} products.',
      empty_title: 'No tags yet',
      empty_text: 'Tags that you give to products appear here.',
      to_products: 'Go to products',
      none_title: 'No tags found',
      none_text: 'Try other words, or clear the search.',
    },
  },
  resources: {
    tags: {
      name: 'Tag |||| Tags',
      fields: {
        title: 'Tag',
        other: 'Name in Thai',
        titles: { th: 'Thai name', en: 'English name' },
        product_count: 'Products',
      },
    },
  },
};
