/** The tree of categories. */
export const categoriesEn = {
  app: {
    categories: {
      title: 'Categories',
      count: '%{smart_count} category |||| %{smart_count} categories',
      new: 'New category',
      details: 'Name and place',
      page: 'Category page',
      help: 'Drag to reorder, or choose a row and press Alt with an arrow key.',
      help_phone: 'To reorder, use the menu of a row.',
      products: '%{smart_count} product |||| %{smart_count} products',
      untranslated: 'no Thai name',
      open: 'Show categories in %{title}',
      close: 'Hide categories in %{title}',
      menu: 'Actions for %{title}',
      edit: 'Edit',
      add_below: 'Add subcategory',
      step: {
        up: 'Move up',
        down: 'Move down',
        in: 'Move into the one above',
        out: 'Move out one level',
      },
      moved: '%{title}: %{place} of %{total} in %{parent}',
      top: 'Top level',
      layout: 'Layout',
      layout_help:
        'Sections of your own on the page of this category: a banner, a text, chosen products.',
      no_layout: 'No layout',
      layout_place: 'Place',
      layout_unpublished:
        'This layout is a draft: shoppers see it once you publish it in the editor.',
      layout_preview: 'Preview of the layout',
      layout_edit: 'Edit the layout',
      layout_new: 'New layout for this category',
      place: {
        header: 'Above the products',
        recommend: 'Below the products',
        footer: 'At the end of the page',
      },
      image_help: 'Shown above the products of the category.',
      slug_help: 'Last part of the page address. The old address redirects.',
      created: 'Category added',
      saved: 'Category saved',
      remove: 'Delete category',
      removed: 'Category deleted',
      restored: 'Category restored',
      remove_title: 'Delete “%{title}”?',
      remove_text: 'No product is deleted.',
      remove_empty: 'The category is empty.',
      remove_children:
        'Its subcategory moves up one level. |||| Its %{smart_count} subcategories move up one level.',
      products_to: 'Move its product to |||| Move its %{smart_count} products to',
      no_category: 'No category',
      empty_title: 'No categories yet',
      empty_text:
        'Categories help shoppers find products, such as “Cups” and “Plates”. They become the shop’s menu.',
    },
  },
  resources: {
    categories: {
      name: 'Category |||| Categories',
      fields: {
        titles: { th: 'Thai name', en: 'English name' },
        descriptions: { th: 'Thai description', en: 'English description' },
        parent_id: 'Parent category',
        slug: 'Page address',
        image: 'Picture',
      },
    },
  },
};
