/** Keywords that found nothing. */
export const missedSearchesEn = {
  app: {
    'missed-searches': {
      title: 'Missed searches',
      count: '%{n} keyword |||| %{n} keywords',
      search: 'Search by word',
      times: 'Searched %{n} time, last %{date} |||| Searched %{n} times, last %{date}',
      add_synonym: 'Add synonym',
      add_product: 'Add product',
      empty_title: 'No search without results yet',
      empty_text:
        'If customers search your shop and find no product, the keyword is here for 90 days, with how often it was searched. Nothing about the customer is kept.',
      none_title: 'No keyword found',
      none_text: 'Try another word.',
    },
  },
  resources: {
    'missed-searches': {
      name: 'Missed searches',
      fields: {
        keyword: 'Keyword',
        times: 'Times',
        last_at: 'Last searched',
        remedies: 'What to do',
      },
    },
  },
};
