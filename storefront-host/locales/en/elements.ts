/** /devadmin/elements. */
export const elementsTexts = {
  'elements.title': 'Elements',
  'elements.lead':
    'A reference of every element and section, generated from the source code, with the tags to embed each one on any site.',
  'elements.embed': 'On any site',
  'elements.follow': 'Always uses the latest version',
  'elements.pinned': 'One file pinned to one version, verified by the browser (integrity)',
  'elements.loader': 'Loads elements by tag as they appear on the page',
  'elements.csp':
    'A page with a Content-Security-Policy must allow this origin in script-src, connect-src and img-src, and the policy “talad” if it uses trusted-types. Styles need no exception.',
  'elements.embedded': 'Elements for other sites',
  'elements.parts': 'Parts',
  'elements.sections': 'Sections',
  'elements.example': 'With its default settings:',
  'elements.attribute': 'Attribute',
  'elements.property': 'Property',
  'elements.type': 'Type',
  'elements.meaning': 'Description',
  'elements.events': 'Events',
  'elements.slots': 'Slots',
  'elements.parts.css': 'CSS parts',
  'elements.css': 'Custom properties',
  'elements.default': '(default)',
} as const;
