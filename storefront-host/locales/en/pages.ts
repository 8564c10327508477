/** The storefront editor's calls; the first sentences are spec §8's. */
export const pageTexts = {
  'error.PAGE_INVALID': 'Error saving page data. Please correct the marked places.',
  'error.PAGE_TOO_LARGE':
    'Error saving page data. The page is too large: please use fewer or shorter texts.',
  'error.PAGE_UNREADABLE': 'Error found',
  'error.PAGE_CONFLICT':
    'Error saving page data. Somebody else has changed this page in the meantime.',
  'error.NOT_PUBLISHED': 'This page has not been published yet, so there is nothing to go back to.',
  'error.PAGE_NAME': 'A page can not have this name. Please use letters, digits and hyphens.',
  'error.PAGE_TAKEN': 'There is a page of this name already.',
  'error.PAGE_ALL': 'Publishing all pages takes no page of its own. Please save first.',
  'field.link': 'Please enter a web address or a path like /search.',
  'field.color': 'Please enter a colour like #0f6b5c.',
  'field.pageSize': 'At most {limit} kB.',
  'field.notDeletable': 'This part can not be deleted.',
  'field.notMovable': 'This part can not be moved.',
  'field.notEditable': 'This part can not be changed.',
  'field.newerPage': 'This page was made with a newer version. Please reload.',
} as const;
