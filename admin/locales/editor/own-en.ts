/** Texts of sections that a shop keeps under a name. */
export const ownEn = {
  'row.keep': 'Save to my sections',
  'select.keep': 'Save selected to my sections',
  'library.own': 'My sections',
  'own.title': 'Save %{n} sections to my sections',
  'own.title_one': 'Save to my sections',
  'own.help': 'You find it under Add, for every page of the shop. Pages get a copy of it.',
  'own.done': 'Save',
  'own.rename': 'Rename my section',
  'own.saved': '“%{name}” is in my sections',
  'own.removed': '“%{name}” deleted from my sections',
  'own.added': 'Sections added: %{n}',
  'own.several': '%{name} · %{n} sections',
  'own.empty':
    'Nothing saved yet. Choose “Save to my sections” in the menu of a section to use it again on other pages.',
  'label.addOwn': 'Add %{n} of my sections',
  'label.addOwnOne': 'Add one of my sections',
} as const;
