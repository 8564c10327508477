/** Opening a shop, and closing it. */
export const openingTexts = {
  'signup.title': 'Open a shop',
  'signup.heading': 'Open your shop',
  'signup.lead': 'Four questions, and your shop is ready to fill. You can change everything later.',
  'signup.shopTitle': 'Shop name',
  'signup.sampleTitle': 'Your shop',
  'signup.address': 'Shop address',
  'signup.addressHint': 'Letters a–z, digits and hyphens.',
  'signup.addressFree': 'This address is available.',
  'signup.suggestions': 'Available: ',
  'signup.category': 'What do you sell?',
  'signup.categoryNone': 'I will decide later',
  'signup.look': 'Colours and fonts',
  'signup.lookHint': 'You can fine-tune or change them in the editor.',
  'signup.language': 'Shop language',
  'signup.languageName': 'English',
  'signup.languageHint': 'Visitors can always switch between Thai and English.',
  'signup.submit': 'Create my shop',
  'signup.nothingYet': 'Free to set up. Visitors see “Opening soon” until you open the shop.',
  'signup.signedInAs': 'Signed in as {email}.',
  'signup.otherAccount': 'Use another account',
  'signup.preview': 'Preview with sample products from the market',
  'signup.refused.BAD_SHOPNAME':
    'Use 1 to 63 letters a–z, digits and hyphens, starting and ending with a letter or digit, and not digits alone.',
  'signup.refused.RESERVED_SHOPNAME': 'This address is reserved. Please choose another one.',
  'signup.refused.TAKEN_SHOPNAME': 'This address is taken. Please choose another one.',
  'signup.refused.ALIKE_SHOPNAME':
    'This address looks too much like another shop’s. Please choose another one.',
  'signup.refused.BAD_TITLE':
    'Enter a shop name of up to 200 characters, without hidden or look-alike characters.',
  'signup.refused.TOO_MANY_SHOPS':
    'You have several shops that are not open yet. Please open one of them first, or try again tomorrow.',
  'error.OPEN_ORDERS': 'There are unfinished orders. Please ship or cancel them first.',
  'error.WRONG_SHOPNAME': 'The name you typed is not the name of this shop.',
  'error.NOT_CLOSED': 'This shop is not closed.',
  'error.IS_CLOSED': 'This shop is closed. Reopen it first.',
  'error.NOT_ASKED': 'This shop has not asked to open.',
} as const;
