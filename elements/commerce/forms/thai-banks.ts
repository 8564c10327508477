/**
 * Banks of Thailand where shops have accounts, as of November 2026, by the Bank of Thailand's code.
 * A bank that closes stays in the list, because older settings refer to it.
 */
export const thaiBanks = {
  '002': { th: 'กรุงเทพ', en: 'Bangkok Bank' },
  '004': { th: 'กสิกรไทย', en: 'KASIKORNBANK' },
  '006': { th: 'กรุงไทย', en: 'Krungthai Bank' },
  '011': { th: 'ทหารไทยธนชาต (ttb)', en: 'TMBThanachart (ttb)' },
  '014': { th: 'ไทยพาณิชย์', en: 'Siam Commercial Bank' },
  '022': { th: 'ซีไอเอ็มบี ไทย', en: 'CIMB Thai' },
  '024': { th: 'ยูโอบี', en: 'UOB' },
  '025': { th: 'กรุงศรีอยุธยา', en: 'Krungsri' },
  '030': { th: 'ออมสิน', en: 'Government Savings Bank' },
  '033': { th: 'อาคารสงเคราะห์', en: 'Government Housing Bank' },
  '034': { th: 'ธ.ก.ส.', en: 'BAAC' },
  '066': { th: 'อิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand' },
  '067': { th: 'ทิสโก้', en: 'TISCO' },
  '069': { th: 'เกียรตินาคินภัทร', en: 'Kiatnakin Phatra' },
  '070': { th: 'ไอซีบีซี (ไทย)', en: 'ICBC (Thai)' },
  '071': { th: 'ไทยเครดิต', en: 'Thai Credit' },
  '073': { th: 'แลนด์ แอนด์ เฮ้าส์', en: 'LH Bank' },
} as const;

type BankCode = keyof typeof thaiBanks;

export function isBank(code: string): code is BankCode {
  return Object.hasOwn(thaiBanks, code);
}

export function bankName(code: string, lang: 'th' | 'en'): string {
  return isBank(code) ? thaiBanks[code][lang] : code;
}
