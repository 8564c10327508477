/** /devadmin/elements. */
export const elementsTexts = {
  'elements.title': 'Elements',
  'elements.lead':
    'Every element and section, described from its own source, with the lines that put it on any site.',
  'elements.embed': 'On any site',
  'elements.follow': 'Follows the newest version',
  'elements.pinned': 'One file of one version, checked by the browser (integrity)',
  'elements.loader': 'Elements by tag, as they are found on the page',
  'elements.csp':
    'A page with a Content-Security-Policy allows this origin in script-src, connect-src and img-src, and the policy "talad" where it has a trusted-types directive. Styles need nothing.',
  'elements.embedded': 'Elements for other sites',
  'elements.parts': 'Parts',
  'elements.sections': 'Sections',
  'elements.example': 'As it is before anything is chosen:',
  'elements.attribute': 'Attribute',
  'elements.property': 'Property',
  'elements.type': 'Type',
  'elements.meaning': 'What it says',
  'elements.events': 'Events',
  'elements.slots': 'Slots',
  'elements.parts.css': 'CSS parts',
  'elements.css': 'Custom properties',
  'elements.default': '(default)',
} as const;
