const PRODUCT = /\/elements\/parts\/product\/product\.element\.ts$/;
const SHEET = /import\s*\{\s*productSheet\s*\}\s*from\s*(['"])[^'"]*product-sheet\.ts\1;?/;

/**
 * Takes the sheet of a product out of its element where the server has drawn it: it stands in the
 * markup, hydration leaves it in place and adopts no other. What a browser draws by itself (an embed,
 * a product in a modal) imports the sheet.
 */
export function dropDrawnStyles(code: string, file: string): string {
  if (!PRODUCT.test(file)) return code;
  if (!SHEET.test(code)) throw new Error(`${file} no longer imports its sheet`);
  return code.replace(SHEET, 'const productSheet = [];');
}
