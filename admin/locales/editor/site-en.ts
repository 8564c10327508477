/** Layouts and addresses of the shop's own. */
export const siteEn = {
  'site.all': 'All',
  'site.nothing': 'Nothing found',
  'site.choose': 'Choose a layout',
  'site.new': 'New layout',
  'site.new_title': 'Layout %{n}',
  'site.edit': 'Edit this layout',
  'site.edit_one': 'Edit “%{name}”',
  'site.unpublished': 'Not published yet: publish it so that visitors see it',
  'site.first': 'A first page is laid out for you, in a look for your trade.',
} as const;
