import { fileURLToPath } from 'node:url';
import type { Lang } from '../../../../db/schema.ts';
import { breakLines } from './break-lines.ts';
import type { Fact, PaperSheet } from './paper-sheet.ts';

const font = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/sarabun/${name}.ttf`));
const REGULAR = font('400Regular/Sarabun_400Regular');
const BOLD = font('700Bold/Sarabun_700Bold');

/** Sizes are in points; a page is A4. */
const MARGIN = 42;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 18;
const SIZE = 10;
const LEADING = 1.5;
const GAP = 10;
/** Widths of the columns quantity, price and amount; the item's column takes the rest. */
const NUMBERS = [56, 84, 92] as const;
const ITEM = WIDTH - NUMBERS.reduce<number>((sum, width) => sum + width, 0);
const GREY = '#666';

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/**
 * Renders the sheet as an A4 PDF in Sarabun. pdfkit breaks Thai inside words, and a zero-width
 * space prints a box, so this module breaks the lines and writes them one by one. pdfkit is loaded
 * with the first paper, because it is a fifth of the source code that a start would read.
 */
export async function paperPdf(sheet: PaperSheet, lang: Lang): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: REGULAR,
    lang,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.value ?? ''}`, Author: sheet.shop },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  mapLetters(doc);
  draw(doc, sheet);
  doc.end();
  return done;
}

/**
 * pdfkit records for each glyph the letters of its first use. It writes ำ as two glyphs, so that
 * without this, copying or searching every later า would fail.
 */
function mapLetters(doc: PDFKit.PDFDocument): void {
  for (const name of [REGULAR, BOLD]) {
    const { _font: embedded } = doc.font(name) as PDFKit.PDFDocument & {
      readonly _font: { readonly encode: (text: string) => unknown };
    };
    for (const letter of ['\u0E32', '\u0E4D']) embedded.encode(letter);
  }
}

function draw(doc: PDFKit.PDFDocument, sheet: PaperSheet): void {
  let y = MARGIN;

  /** Writes a text in a column and returns the y below it. */
  function write(text: string, x: number, top: number, width: number, style: Style = {}): number {
    const { size = SIZE, bold = false, color = '#000', align = 'left' } = style;
    doc.font(bold ? BOLD : REGULAR, size).fillColor(color);
    let at = top;
    for (const line of linesOf(doc, text, width)) {
      const left = align === 'right' ? x + width - doc.widthOfString(line) : x;
      doc.text(line, left, at, { lineBreak: false });
      at += size * LEADING;
    }
    return at;
  }

  function heightOf(
    text: string,
    width: number,
    { size = SIZE, bold = false }: Style = {},
  ): number {
    doc.font(bold ? BOLD : REGULAR, size);
    return linesOf(doc, text, width).length * size * LEADING;
  }

  function rule(): void {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor('#999')
      .stroke();
    y += 5;
  }

  function row(cells: readonly string[], style: Style = {}): void {
    const [item = '', ...numbers] = cells;
    let below = write(item, MARGIN, y, ITEM - GAP, style);
    let x = MARGIN + ITEM;
    for (const [index, width] of NUMBERS.entries()) {
      const cell = numbers[index] ?? '';
      below = Math.max(below, write(cell, x + GAP, y, width - GAP, { ...style, align: 'right' }));
      x += width;
    }
    y = below + 3;
  }

  function tableHead(): void {
    row(sheet.columns, { bold: true });
    rule();
  }

  /** Starts a new page when the next part does not fit, and repeats the table's head. */
  function room(height: number, isTable = false): void {
    if (y + height <= BOTTOM) return;
    doc.addPage({ size: 'A4', margin: 0 });
    y = MARGIN;
    if (isTable) tableHead();
  }

  function facts(list: readonly Fact[]): void {
    const label = 0.62;
    const left = MARGIN + WIDTH * 0.3;
    const width = WIDTH * 0.7;
    // Keep the total on the same page as its parts.
    room(list.reduce((sum, { label: name }) => sum + heightOf(name, width * label - GAP) + 4, GAP));
    rule();
    for (const [index, { label: name, value }] of list.entries()) {
      const style = index === list.length - 1 ? { bold: true, size: 12 } : {};
      const below = write(name, left, y, width * label - GAP, style);
      const right = left + width * label;
      write(value, right, y, width * (1 - label), { ...style, align: 'right' });
      y = below + 2;
    }
  }

  const half = (WIDTH - 2 * GAP) / 2;
  const titleEnd = write(sheet.title, MARGIN, y, half, { size: 16, bold: true });
  const shopEnd = write(sheet.shop, MARGIN, titleEnd, half, { color: GREY });
  let below = y;
  for (const { label, value } of sheet.facts) {
    const left = MARGIN + half + 2 * GAP;
    below = write(label, left, below, half, { color: GREY, size: 8.5 });
    below = write(value, left, below, half, { bold: true });
  }
  y = Math.max(shopEnd, below) + GAP;
  if (sheet.voided !== null) {
    y = write(sheet.voided, MARGIN, y, WIDTH, { bold: true, size: 12, color: '#b00020' }) + GAP;
  }
  below = y;
  for (const [index, { label, lines }] of sheet.parties.entries()) {
    const left = MARGIN + index * (half + 2 * GAP);
    let at = write(label, left, y, half, { color: GREY, size: 8.5 });
    for (const [line, text] of lines.entries()) {
      at = write(text, left, at, half, { bold: line === 0 });
    }
    below = Math.max(below, at);
  }
  y = below + GAP;
  if (sheet.lines.length > 0) {
    room(60);
    tableHead();
    for (const { title, options, quantity, price, total } of sheet.lines) {
      const item = options ? `${title}\n${options}` : title;
      room(heightOf(item, ITEM - GAP), true);
      row([item, quantity, price, total]);
    }
  }
  facts(sheet.sums);
  y += GAP;
  for (const note of sheet.notes) {
    room(heightOf(note, WIDTH, { size: 8.5 }));
    y = write(note, MARGIN, y, WIDTH, { size: 8.5, color: GREY });
  }
  numberPages(doc, sheet, write);
}

/** Writes the paper's number and the page number on each of several pages. */
function numberPages(
  doc: PDFKit.PDFDocument,
  sheet: PaperSheet,
  write: (text: string, x: number, top: number, width: number, style?: Style) => number,
): void {
  const { count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = `${sheet.facts[0]?.value ?? ''} · ${page + 1}/${count}`;
    write(text, MARGIN, BOTTOM + 8, WIDTH, { size: 8.5, color: GREY, align: 'right' });
  }
}

function linesOf(doc: PDFKit.PDFDocument, text: string, width: number): readonly string[] {
  return breakLines(text, width, (part) => doc.widthOfString(part));
}
