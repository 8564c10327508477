/** Opening a shop, and closing it. */
export const openingTexts = {
  'admin.openings': 'New shops',
  'admin.openings.on': 'New shops open once an operator approves them.',
  'admin.openings.off': 'New shops open without approval.',
  'admin.openings.turnOn': 'Require approval',
  'admin.openings.turnOff': 'Open without approval',
  'admin.openings.waiting': 'Waiting for approval',
  'admin.openings.none': 'No shops are waiting for approval.',
  'admin.openings.approve': 'Approve and open',
  'admin.openings.address': 'Address',
  'admin.openings.asked': 'Requested',
  'signup.title': 'Open a shop',
  'signup.heading': 'Open your shop',
  'signup.lead':
    'Answer four questions and start adding products. You can change its look and details later.',
  'signup.shopTitle': 'Shop name',
  'signup.sampleTitle': 'Your shop',
  'signup.address': 'Shop address',
  'signup.addressHint': 'Letters a–z, digits and hyphens.',
  'signup.addressFree': 'This address is available.',
  'signup.suggestions': 'Available: ',
  'signup.category': 'What do you sell?',
  'signup.categoryNone': 'Decide later',
  'signup.look': 'Theme',
  'signup.lookHint': 'You can fine-tune or change them in the editor.',
  'signup.language': 'Shop language',
  'signup.languageName': 'English',
  'signup.languageHint':
    'You write names and texts in it first, and it stays. Visitors can always switch between Thai and English.',
  'signup.submit': 'Create my shop',
  'signup.nothingYet': 'Free to set up. Visitors see “Opening soon” until you open the shop.',
  'signup.signedInAs': 'Signed in as {email}.',
  'signup.otherAccount': 'Use another account',
  'signup.preview': 'Preview with sample products from the market',
  'signup.trade': 'Suits',
  'signup.tradeAll': 'All trades',
  'signup.screen': 'Screen size',
  'signup.phone': 'Phone',
  'signup.desktop': 'Desktop',
  'signup.keep': 'Keep to compare',
  'signup.kept': 'Look kept to compare',
  'signup.useKept': 'Choose this one',
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
  'error.SHOP_TOO_LARGE':
    'The images of this shop are more than 4 GB. Ask the operators of the platform for the file.',
  'error.TOO_MANY_SHOPS':
    'You have several shops that are not open yet. Please open one of them first, or try again tomorrow.',
  'error.SHOP_UPLOAD_BUSY': 'Another file is being read. Please wait until it is finished.',
  'error.SHOP_UPLOAD_NOT_READY': 'Please upload a file first.',
  'error.SHOP_UPLOAD_TOO_LARGE':
    'This file is larger than 1 GB. Ask the operators of the platform to open it.',
  'shop_upload.not_a_shop':
    'This is not the file of a shop. Choose a file ending in .tar.gz that was downloaded from a back office.',
  'shop_upload.newer':
    'A newer version of this platform made the file. It can be opened here after the next update.',
  'shop_upload.damaged': 'The file is damaged or was changed. Please download it again.',
  'shop_upload.damaged_part':
    'The file is damaged or was changed. Please download it again. ({about})',
  'shop_upload.too_large': 'The shop in this file is larger than one may be here.',
  'shop_upload.foreign_entry': 'The file has something that belongs to no shop: {about}',
  'shop_upload.bad_row': 'A value in the file cannot be in a shop: {about}',
  'shop_upload.bad_picture': 'An image in the file cannot be read: {about}',
  'error.OPEN_ORDERS': 'Some orders are still open. Please ship or cancel them first.',
  'error.WRONG_SHOPNAME': 'This does not match the address of the shop.',
  'error.NOT_CLOSED': 'This shop is not closed.',
  'error.IS_CLOSED': 'This shop is closed. Reopen it first.',
  'error.NOT_ASKED': 'This shop has not requested approval.',
} as const;
