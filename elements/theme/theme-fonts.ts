/** Style of a font family's Thai letters: loopless, looped, serif, or display (large headings only). */
export type FontKind = 'loopless' | 'looped' | 'serif' | 'display';

/** A font family that comes with the elements (spec §1). */
export interface FontFamily {
  readonly name: string;
  readonly kind: FontKind;
  /** Weights from 100 to 900: the range of a variable font, or those that have a file. */
  readonly weights: readonly [from: number, to: number] | ReadonlySet<number>;
  /**
   * Line height of headings for fonts whose marks would touch between lines at the usual 1.35 to
   * 1.4.
   */
  readonly leading?: number;
}

const four: ReadonlySet<number> = new Set([400, 500, 600, 700]);
const one: ReadonlySet<number> = new Set([400]);

/** Families for headings and text, each with Latin letters (decision 473); the first is the default. */
export const fontFamilies = [
  { name: 'Noto Sans Thai', kind: 'loopless', weights: [100, 900] },
  { name: 'Anuphan', kind: 'loopless', weights: [100, 700] },
  { name: 'IBM Plex Sans Thai', kind: 'loopless', weights: four },
  { name: 'Prompt', kind: 'loopless', weights: four },
  { name: 'Kanit', kind: 'loopless', weights: new Set([...four, 800]) },
  { name: 'Mitr', kind: 'loopless', weights: four },
  { name: 'Athiti', kind: 'loopless', weights: four },
  { name: 'Noto Sans Thai Looped', kind: 'looped', weights: [100, 900] },
  { name: 'IBM Plex Sans Thai Looped', kind: 'looped', weights: four, leading: 1.5 },
  { name: 'Sarabun', kind: 'looped', weights: four },
  { name: 'Niramit', kind: 'looped', weights: four, leading: 1.5 },
  { name: 'Bai Jamjuree', kind: 'looped', weights: four },
  { name: 'Krub', kind: 'looped', weights: four },
  { name: 'K2D', kind: 'looped', weights: four },
  { name: 'KoHo', kind: 'looped', weights: four },
  { name: 'Kodchasan', kind: 'looped', weights: four },
  { name: 'Chakra Petch', kind: 'looped', weights: four },
  { name: 'Noto Serif Thai', kind: 'serif', weights: [100, 900], leading: 1.5 },
  { name: 'Maitree', kind: 'serif', weights: four, leading: 1.5 },
  { name: 'Pridi', kind: 'serif', weights: four, leading: 1.5 },
  { name: 'Taviraj', kind: 'serif', weights: four, leading: 1.5 },
  { name: 'Trirong', kind: 'serif', weights: four, leading: 1.5 },
  { name: 'Fahkwang', kind: 'serif', weights: four, leading: 1.5 },
  { name: 'Chonburi', kind: 'display', weights: one, leading: 1.5 },
  { name: 'Sriracha', kind: 'display', weights: one, leading: 1.5 },
  { name: 'Playpen Sans Thai', kind: 'display', weights: [100, 800], leading: 1.5 },
] as const satisfies readonly FontFamily[];

export type ThemeFont = (typeof fontFamilies)[number]['name'];

export const themeFonts: readonly ThemeFont[] = fontFamilies.map(({ name }) => name);
