/** The storefront editor's calls; the first sentences are spec §8's. */
export const pageTexts = {
  'error.PAGE_INVALID': 'Error saving page data. Please correct the marked fields.',
  'error.PAGE_TOO_LARGE':
    'Error saving page data. The page is too large: shorten some texts or remove some sections.',
  'error.PAGE_UNREADABLE': 'Error found',
  'error.PAGE_CONFLICT': 'Error saving page data. Someone else changed this page in the meantime.',
  'error.NOT_PUBLISHED': 'This page has never been published, so there is nothing to revert to.',
  'error.PAGE_NAME': 'Page names can only use letters, digits and hyphens.',
  'error.PAGE_TAKEN': 'A page with this name already exists.',
  'error.PAGE_FIXED': 'The shop finds this page by its address, so this is not possible here.',
  'error.PAGE_UNPUBLISHED': 'This page is not published.',
  'error.PAGE_ALL': 'Page content cannot be sent when publishing all pages. Save the page first.',
  'error.PAGE_CHOICE': 'Pages can only be chosen when publishing all pages.',
  'error.SECTIONS_FULL':
    'A shop keeps up to {limit} saved sections, {megabytes} MB together. Delete one that you no longer use.',
  'activity.page.section_saved': 'Saved a section to use again',
  'activity.page.section_renamed': 'Renamed a saved section',
  'activity.page.section_removed': 'Deleted a saved section',
  'activity.page.section_returned': 'Restored a saved section',
  'field.link': 'Enter a web address or a path like /search.',
  'field.color': 'Enter a colour like #0f6b5c.',
  'field.pageSize': 'At most {limit} kB.',
  'field.notDeletable': 'This block cannot be deleted.',
  'field.notMovable': 'This block cannot be moved.',
  'field.notEditable': 'This block cannot be edited.',
  'field.newerPage': 'This page was made with a newer version. Please reload.',
} as const;
