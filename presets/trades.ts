/** Trades by which an owner looks for a theme; a theme suits one or several of them. */
export const trades = [
  {
    key: 'fashion',
    label: { th: 'แฟชั่นและเครื่องประดับ', en: 'Fashion and jewelry' },
    themes: ['x_elite', 'x_downtown', 'x_borsa', 'x_optic', 'jewelry'],
  },
  {
    key: 'home',
    label: { th: 'ของแต่งบ้านและเซรามิก', en: 'Home and ceramics' },
    themes: ['x_seat', 'x_pottery', 'x_ceramicstore', 'x_modernmerce'],
  },
  {
    key: 'food',
    label: { th: 'อาหารและผลไม้', en: 'Food and fruit' },
    themes: ['bakery', 'mall_starmarket'],
  },
  {
    key: 'beauty',
    label: { th: 'ความงามและสุขภาพ', en: 'Beauty and health' },
    themes: ['skincare', 'x_optic'],
  },
  {
    key: 'family',
    label: { th: 'เด็กและสัตว์เลี้ยง', en: 'Children and pets' },
    themes: ['kids', 'pet'],
  },
  {
    key: 'technical',
    label: { th: 'มือถือและเครื่องใช้ไฟฟ้า', en: 'Phones and appliances' },
    themes: ['x_swift', 'x_modernmerce'],
  },
  {
    key: 'outdoors',
    label: { th: 'รถและกลางแจ้ง', en: 'Cars and outdoors' },
    themes: ['cardealer', 'outdoor'],
  },
  {
    key: 'crafts',
    label: { th: 'งานฝีมือและตลาดนัด', en: 'Crafts and markets' },
    themes: ['mall_village', 'mall_smermutt19', 'x_pottery'],
  },
  {
    key: 'any',
    label: { th: 'สินค้าทั่วไป', en: 'Goods of all kinds' },
    themes: ['x_default', 'x_swift'],
  },
] as const;

/** Returns the keys of the trades that a theme suits. */
export function tradesOf(theme: string): readonly string[] {
  return trades.filter(({ themes }) => themes.some((one) => one === theme)).map(({ key }) => key);
}
