import { presets } from './index.ts';
import { samplesOf } from './sections/fill-layout.ts';
import { sectionLayouts } from './sections/index.ts';

/** Shorter texts, such as 'Open' or a year, are right in many shops. */
const SHORTEST = 12;

const samples: ReadonlySet<string> = new Set(
  [
    ...presets.flatMap((preset) => preset.samples),
    ...Object.values(sectionLayouts)
      .flat()
      .flatMap(({ section }) => samplesOf(section)),
  ]
    .map(plainText)
    .filter((text) => text.length >= SHORTEST),
);

/** Returns whether a text of a page still is a theme's or a section layout's, which an owner has to replace. */
export function isSample(text: string): boolean {
  return samples.has(plainText(text));
}

/** Saving cleans HTML, so the words are compared. */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}
