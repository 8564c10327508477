/** Texts of several people on one page. */
export const togetherEn = {
  'conflict.hidden_on': 'Hidden on',
  'people.label': 'Also on this page: %{names}',
  'people.me': '%{name} (you, in another browser)',
  'people.changed': 'Changes of another person were added to this page',
} as const;
