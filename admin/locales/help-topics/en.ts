/** Help and frequent questions. */
export const helpTopicsEn = {
  app: {
    help_topics: {
      title: 'Help and FAQ',
      below:
        'Tabs of your help page. Texts about buying, paying and delivery are on product pages too.',
      custom: 'Your own topic',
      built_in: 'Built-in text',
      unused: 'Not used',
      own: 'Your own text, last changed %{at}',
      take_over: 'This text is already on your help page. Change it and save to make it your own.',
      taken_over:
        'This is your own text. It no longer follows your settings. If one language is empty, customers see the other.',
      custom_help:
        'An extra tab, for example a size guide. It appears once it has a title and a text or question.',
      text: 'Title and text',
      questions: 'Questions and answers',
      no_questions: 'No questions in this tab.',
      new_question: 'New question',
      add_question: 'Add question',
      field: { questions: 'Question', answers: 'Answer', groups: 'Heading' },
      group_help:
        'Optional. Questions under the same heading that follow each other are shown together.',
      saved: 'Help saved',
      reset: 'Use the built-in text',
      reset_title: 'Go back to the built-in text?',
      reset_text:
        'Your own text and questions are deleted in both languages. This cannot be undone.',
      reset_done: 'The built-in text is back',
    },
  },
  resources: {
    'help-topics': {
      name: 'Help and FAQ |||| Help and FAQ',
      fields: {
        titles: 'Title',
        bodies: 'Text',
        items: 'Questions',
      },
    },
  },
};
