/** Policies of the shop. */
export const policiesEn = {
  app: {
    policies: {
      title: 'Policies',
      below: 'Shown in the footer of every page and at checkout.',
      built_in: 'Built-in text, kept up to date with your settings',
      own: 'Your own text, last changed %{at}',
      text: 'Policy',
      take_over:
        'This text is already on your shop, with your shop’s details filled in. Change it and save to make it your own.',
      taken_over:
        'This is your own text. It no longer follows your settings, such as the shipping fee. If one language is empty, customers see the other.',
      saved: 'Policy saved',
      reset: 'Use the built-in text',
      reset_title: 'Go back to the built-in text?',
      reset_text: 'Your own text is deleted in both languages. This cannot be undone.',
      reset_done: 'The built-in text is back',
    },
  },
  resources: {
    policies: {
      name: 'Policy |||| Policies',
      fields: { bodies: 'Text' },
    },
  },
};
