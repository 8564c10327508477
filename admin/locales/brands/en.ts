export const brandsEn = {
  app: {
    brands: {
      title: 'Brands',
      count: '%{n} brand |||| %{n} brands',
      new: 'New brand',
      details: 'Brand',
      image_help: 'Shown on the page of all brands.',
      created: 'Brand added',
      saved: 'Brand saved',
      remove: 'Delete brand',
      removed: 'Brand deleted',
      restored: 'Brand restored',
      remove_unused: 'No product has this brand.',
      remove_text: 'It is taken off its product. |||| It is taken off its %{smart_count} products.',
      empty_title: 'No brands yet',
      empty_text: 'Brands that you give to products appear here too.',
      none_title: 'No brands found',
      none_text: 'Try other words, or clear the search.',
    },
  },
  resources: {
    brands: {
      name: 'Brand |||| Brands',
      fields: {
        title: 'Brand',
        other: 'Name in Thai',
        titles: { th: 'Thai name', en: 'English name' },
        product_count: 'Products',
        image: 'Logo',
      },
    },
  },
};
