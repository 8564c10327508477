/**
 * Lower-case column names of WooCommerce files that were exported in another language. Its translators have changed
 * some of them over the years. German, French and Spanish names come from published files, Thai ones from several
 * translations of its screens.
 */
const localNames: Readonly<Record<string, readonly string[]>> = {
  Type: ['typ', 'tipo', 'ประเภท', 'ชนิด'],
  SKU: ['artikelnummer', 'artikelnummer (sku)', 'ugs', 'รหัสสินค้า', 'รหัสสินค้า (sku)'],
  'GTIN, UPC, EAN, or ISBN': [
    'gtin, upc, ean oder isbn',
    'gtin, upc, ean ou isbn',
    'gtin, upc, ean o isbn',
    'gtin, upc, ean หรือ isbn',
  ],
  Name: ['nom', 'nombre', 'ชื่อ', 'ชื่อสินค้า'],
  Published: ['veröffentlicht', 'publié', 'publicado', 'เผยแพร่', 'เผยแพร่แล้ว'],
  'Is featured?': [
    'ist hervorgehoben?',
    'hervorgehoben?',
    'mis en avant ?',
    '¿está destacado?',
    'เป็นสินค้าแนะนำหรือไม่',
    'เป็นสินค้าแนะนำ?',
  ],
  'Visibility in catalog': [
    'sichtbarkeit im katalog',
    'katalogsichtbarkeit',
    'visibilité dans le catalogue',
    'visibilidad en el catálogo',
    'การแสดงในแคตตาล็อก',
    'การมองเห็นในแคตตาล็อก',
  ],
  'Short description': [
    'kurzbeschreibung',
    'description courte',
    'descripción corta',
    'คำอธิบายสั้น',
    'คำอธิบายสั้นๆ',
    'รายละเอียดย่อ',
  ],
  Description: ['beschreibung', 'descripción', 'คำอธิบาย', 'รายละเอียด'],
  'Date sale price starts': [
    'datum, an dem angebotspreis beginnt',
    'datum, an dem der angebotspreis beginnt',
    'angebotspreis gültig ab',
    'date de début de promo',
    'día en que empieza el precio rebajado',
    'วันที่เริ่มลดราคา',
  ],
  'Date sale price ends': [
    'datum, an dem angebotspreis endet',
    'datum, an dem der angebotspreis endet',
    'angebotspreis gültig bis',
    'date de fin de promo',
    'día en que termina el precio rebajado',
    'วันที่สิ้นสุดลดราคา',
    'วันที่สิ้นสุดการลดราคา',
  ],
  'In stock?': [
    'vorrätig?',
    'auf lager?',
    'en stock ?',
    '¿existencias?',
    '¿en inventario?',
    'มีสินค้า?',
    'มีสินค้าในสต็อก?',
  ],
  Stock: ['lager', 'bestand', 'lagerbestand', 'inventario', 'คลังสินค้า', 'สต็อก', 'จำนวนสินค้า'],
  'Backorders allowed?': [
    'lieferrückstände erlaubt?',
    'rückstände erlaubt?',
    'autoriser les commandes de produits en rupture ?',
    '¿permitir reservas de productos agotados?',
    'อนุญาตให้สั่งซื้อล่วงหน้า?',
  ],
  'Sold individually?': [
    'nur einzeln verkaufen?',
    'vendre individuellement ?',
    '¿vendido individualmente?',
    'ขายแยกชิ้น?',
  ],
  'Sale price': [
    'angebotspreis',
    'tarif promo',
    'prix de vente',
    'precio rebajado',
    'ราคาลด',
    'ราคาขาย',
    'ราคาโปรโมชั่น',
  ],
  'Regular price': [
    'regulärer preis',
    'tarif régulier',
    'prix de base',
    'precio normal',
    'ราคาปกติ',
  ],
  Categories: ['kategorien', 'catégories', 'categorías', 'หมวดหมู่'],
  Tags: ['schlagwörter', 'étiquettes', 'etiquetas', 'แท็ก', 'ป้ายกำกับ'],
  Images: ['bilder', 'imágenes', 'รูปภาพ', 'ภาพ'],
  Parent: ['übergeordnetes produkt', 'superior', 'สินค้าหลัก', 'หลัก'],
  Brands: ['marken', 'marques', 'marcas', 'แบรนด์', 'ยี่ห้อ'],
};

const byLocalName = new Map(
  Object.entries(localNames).flatMap(([name, local]) => local.map((one) => [one, name] as const)),
);

/** Names with a variable part: a unit, or the number of an attribute. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^(?:gewicht|poids|peso|น้ำหนัก) \((.+)\)$/, 'Weight ($1)'],
  [/^(?:länge|longueur|longitud|ความยาว) \((.+)\)$/, 'Length ($1)'],
  [/^(?:breite|largeur|anchura|ancho|ความกว้าง) \((.+)\)$/, 'Width ($1)'],
  [/^(?:höhe|hauteur|altura|ความสูง) \((.+)\)$/, 'Height ($1)'],
  [/^(?:attribut (\d+) name|name des attributs (\d+))$/, 'Attribute $1$2 name'],
  [/^(?:attribut (\d+) wert\(e\)|wert\(e\) des attributs (\d+))$/, 'Attribute $1$2 value(s)'],
  [/^nom de l'attribut (\d+)$/, 'Attribute $1 name'],
  [/^valeur\(s\) de l'attribut (\d+)$/, 'Attribute $1 value(s)'],
  [/^nombre del atributo (\d+)$/, 'Attribute $1 name'],
  [/^valor\(es\) del atributo (\d+)$/, 'Attribute $1 value(s)'],
  [/^(?:ชื่อคุณสมบัติ|ชื่อคุณลักษณะ) (\d+)$/, 'Attribute $1 name'],
  [/^(?:ค่าคุณสมบัติ|ค่าคุณลักษณะ) (\d+)$/, 'Attribute $1 value(s)'],
  [/^attribut (\d+) (?:sichtbar|visible)$|^atributo visible (\d+)$/, 'Attribute $1$2 visible'],
  [/^attribut (\d+) global$|^atributo global (\d+)$/, 'Attribute $1$2 global'],
];

/** Returns the English name of a column that WooCommerce wrote in German, French, Spanish or Thai. */
function englishName(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const known = byLocalName.get(plain);
  if (known !== undefined) return known;
  const [pattern, english] = patterns.find(([one]) => one.test(plain)) ?? [];
  return pattern && english && plain.replace(pattern, english);
}

/** Maps a header in another language to English names; empty if it is not WooCommerce's. */
export function localMatches(header: readonly string[]): Readonly<Record<string, string>> {
  const pairs = header.flatMap((cell) => {
    const name = cell.replace(/^\uFEFF/, '').trim();
    const english = englishName(name);
    return english === undefined ? [] : [[name.toLowerCase(), english] as const];
  });
  const found = new Set([...header, ...pairs.map(([, english]) => english)]);
  const isWhole = ['Type', 'SKU', 'Regular price'].every((name) => found.has(name));
  return isWhole ? Object.fromEntries(pairs) : {};
}
