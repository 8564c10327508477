/** Participants of a contest, in shops of that kind. */
export const contestantsEn = {
  app: {
    contestants: {
      title: 'Contestants',
      count: '%{n} contestant |||| %{n} contestants',
      search: 'Search by name or number',
      new: 'New contestant',
      add: 'New contestant',
      number: 'No. %{number}',
      details: 'Contestant',
      link_help: 'For “See more”: a page of this shop, such as /search, or a whole address.',
      image_help: 'Shown on the page of contestants and on the front page.',
      order: 'Change order',
      ordered: 'Order changed',
      order_undone: 'Order restored',
      created: 'Contestant added',
      saved: 'Contestant saved',
      remove: 'Delete contestant',
      removed: 'Contestant deleted',
      restored: 'Contestant restored',
      no_picture: 'No picture yet.',
      not_translated: 'Not translated',
      empty_title: 'No contestants yet',
      empty_text: 'Add the participants of your contest. Visitors see them at once.',
      none_title: 'No contestants found',
      none_text: 'Try another name or number.',
    },
  },
  resources: {
    contestants: {
      name: 'Contestant |||| Contestants',
      fields: {
        number: 'Number',
        title: 'Name',
        summary: 'About',
        titles: { th: 'Thai name', en: 'English name' },
        summaries: { th: 'About, in Thai', en: 'About, in English' },
        link: 'Link',
        image: 'Picture',
      },
    },
  },
};
