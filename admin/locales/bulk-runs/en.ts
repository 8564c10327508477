/** Changes of all products that a filter finds. */
export const bulkRunsEn = {
  app: {
    bulk_runs: {
      title: 'Bulk changes',
      below: 'Changes of whole lists in the last 7 days.',
      empty_title: 'No bulk changes yet',
      empty_text: 'Select all products of a list to change them at once.',
      products: '%{smart_count} product |||| %{smart_count} products',
      states: {
        running: 'Changing products',
        done: 'Done',
        failed: 'Stopped',
        undoing: 'Undoing',
        undone: 'Undone',
      },
      outcomes: {
        waiting: 'Not changed',
        changed: 'Changed',
        unchanged: 'Already so',
        refused: 'Refused',
        undone: 'As before',
        kept: 'Changed since, kept',
      },
      progress: '%{done} of %{total} products',
      account: 'Result',
      account_file: 'Result of each product (CSV)',
      problems: 'Products that need a look',
      more: '%{smart_count} more in the file. |||| %{smart_count} more in the file.',
      failed:
        'The change stopped because of a fault. %{smart_count} product was not changed. |||| The change stopped because of a fault. %{smart_count} products were not changed.',
      stop: 'Stop and undo',
      undo: 'Undo',
      undo_title: 'Undo this change?',
      undo_text:
        'Products get back what they had before. Products that were changed again since stay as they are.',
    },
  },
  resources: { 'bulk-runs': { name: 'Bulk change |||| Bulk changes' } },
};
