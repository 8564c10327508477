/** Old addresses that lead to pages of today. */
export const redirectsEn = {
  app: {
    redirects: {
      title: 'Redirects',
      count: '%{n} redirect |||| %{n} redirects',
      search: 'Search by address',
      new: 'New redirect',
      add: 'New redirect',
      empty_title: 'No redirects yet',
      empty_text:
        'Send visitors of old addresses, for example those of your former website, to the right page. A changed address of a product or post redirects by itself.',
      none_title: 'No redirects found',
      none_text: 'Try other words.',
      addresses: 'Addresses',
      from_help: 'A path such as /about.html, or a whole address of your former website.',
      to_help: 'A page of this shop, such as /aboutus or /product/12.',
      created: 'Redirect added',
      saved: 'Redirect saved',
      remove: 'Delete redirect',
      never: 'Not visited yet',
      hits: '%{n} visit, last %{date} |||| %{n} visits, last %{date}',
      restored: 'Redirect restored',
      removed: 'Redirect deleted',
      paste: 'Paste many',
      paste_title: 'Paste many redirects',
      paste_help:
        'One per line: old address, new address. Copy two columns of a spreadsheet, or lines of a CSV file.',
      paste_lines: 'Lines',
      paste_submit: 'Add redirects',
      paste_close: 'Close',
      pasted: 'Added: %{added}. Changed: %{changed}.',
      line: 'Line %{line}: %{message}',
    },
  },
  resources: {
    redirects: {
      name: 'Redirect |||| Redirects',
      fields: {
        from: 'Old address',
        to: 'Leads to',
        hits: 'Visits',
        last_hit_at: 'Last visit',
        created_at: 'Added',
      },
    },
  },
};
