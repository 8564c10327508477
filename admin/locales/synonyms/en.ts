/** Words for the same thing, of the shop's search. */
export const synonymsEn = {
  app: {
    synonyms: {
      title: 'Synonyms',
      count: '%{n} group |||| %{n} groups',
      search: 'Search by word',
      new: 'New synonyms',
      add: 'New synonyms',
      empty_title: 'No synonyms of your own yet',
      empty_text:
        'Customers have several words for one thing, such as ผ้าย้อมคราม and indigo. Put them in one group, and a search for any of them finds all. Common words such as mug, cookie and shirt are known already.',
      none_title: 'No synonyms found',
      none_text: 'Try another word.',
      words: 'Words of the group',
      help: 'Two to six words. Press Enter after each, or separate them with commas.',
      created: 'Synonyms added',
      saved: 'Synonyms saved',
      remove: 'Delete synonyms',
      removed: 'Synonyms deleted',
      restored: 'Synonyms restored',
    },
  },
  resources: {
    synonyms: {
      name: 'Synonyms |||| Synonyms',
      fields: { terms: 'Words', created_at: 'Added' },
    },
  },
};
