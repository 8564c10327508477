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

  'column.list': 'Columns',
  'column.nth': 'Column %{n}',
  'column.content': 'Content of column %{n}',
  'column.here': 'Content of this column',
  'column.edit': 'Edit column %{n}',
  'column.left': 'Move column %{n} to the left',
  'column.right': 'Move column %{n} to the right',
  'column.remove': 'Remove column %{n}',
  'column.add': 'Add a column',
  'column.text': 'Text',
} as const;
