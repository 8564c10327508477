/** Questions about the shop's products. */
export const questionsEn = {
  app: {
    questions: {
      title: 'Questions',
      count: '%{n} question |||| %{n} questions',
      search: 'Search questions',
      all_states: 'All statuses',
      empty_title: 'No questions yet',
      empty_text:
        'Shoppers ask by the form on a product page. Turn the form on in the product page settings of the editor.',
      none_title: 'No questions found',
      none_text: 'Try other words, or clear the filters.',
      public: 'On the product page',
      about: 'About',
      message: 'Open in the inbox',
      no_asker: 'The message is deleted; the question stays without its asker.',
      send: 'Publish answer',
      update: 'Update answer',
      answered: 'Answer published',
      mail: 'Also mail the answer to %{email}',
      hide: 'Hide question',
      hide_title: 'Hide this question?',
      hide_text:
        'It disappears from the product page. If the shopper left an email address, they are told the reason.',
      hidden: 'Question hidden',
      hidden_because: 'Hidden. Reason: %{reason}',
      hidden_by_message: 'Hidden because its message is closed or spam.',
      show: 'Show question again',
      shown: 'Question is shown again',
      state: {
        waiting: 'Waiting',
        answered: 'Answered',
        by_mail: 'Answered by email',
        hidden: 'Hidden',
      },
    },
  },
  resources: {
    questions: {
      name: 'Question |||| Questions',
      fields: {
        question: 'Question',
        product: 'Product',
        state: 'Status',
        asked_at: 'Time',
      },
    },
  },
};
