import type { Area } from '@talad/elements/api/area.contract';
import type { Lang } from '../../../db/schema.ts';
import type { KnownArea } from './areas.ts';

type Level = keyof Area;

/** A part of the text, from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FoundArea {
  /** Empty values: the text does not tell, and the matching places differ. */
  readonly values: Area & { readonly postcode: string };
  /** Values that the user should check. */
  readonly unsure: readonly (Level | 'postcode')[];
  /** Parts of the text that were used. */
  readonly spans: readonly Span[];
}

const LABELS: Readonly<Record<Level, string>> = {
  sub_district: 'ตำบล|ต\\.|แขวง|tambon|khwaeng',
  district: 'อำเภอ|อ\\.|เขต|amphoe|amphur|khet',
  province: 'จังหวัด|จ\\.|changwat',
};
const LEVELS = ['sub_district', 'district', 'province'] as const;
/** Thai has no spaces between words: these words end the name before them. */
const END = `(?=$|[^\\p{L}\\p{M}]|${Object.values(LABELS).join('|')}|กรุงเทพ|กทม|โทร|รหัส|ปณ|เบอร์)`;
const CAPITAL = ['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กรุงเทพ', 'กทม.', 'กทม', 'Bangkok', 'BKK'];
const SCORE = { labelled: 5, bare: 3, postcode: 2 } as const;

interface Match extends Span {
  readonly isLabelled: boolean;
}

interface Candidate {
  readonly area: KnownArea;
  readonly names: Area;
  readonly matches: Readonly<Record<Level, Match | null>>;
  readonly score: number;
}

/** Returns the place with the most of its names and its postcode in the text. */
export function areaInText(
  text: string,
  postcode: string | null,
  areas: readonly KnownArea[],
): FoundArea {
  const best = bestCandidates(text, postcode, areas);
  const [first] = best;
  const matches = first?.matches;
  const spans: Span[] = LEVELS.flatMap((level) => matches?.[level] ?? []);
  const unsure: (Level | 'postcode')[] = [];
  const valueOf = (level: Level): string => {
    const names = new Set(best.map((one) => one.names[level]));
    if (first && names.size === 1) {
      if (!first.matches[level]) unsure.push(level);
      return first.names[level];
    }
    const typed = typedName(text, level, spans);
    if (!typed) return '';
    spans.push(typed);
    unsure.push(level);
    return typed.name;
  };
  const values = {
    sub_district: valueOf('sub_district'),
    district: valueOf('district'),
    province: valueOf('province'),
  };
  const postcodes = new Set(best.map(({ area }) => area.postcode));
  if (postcode !== null && !postcodes.has(postcode)) unsure.push('postcode');
  const [only = ''] = postcodes.size === 1 ? postcodes : [];
  return { values: { ...values, postcode: postcode ?? only }, unsure, spans };
}

function bestCandidates(
  text: string,
  postcode: string | null,
  areas: readonly KnownArea[],
): readonly Candidate[] {
  const lower = text.toLowerCase();
  let best: Candidate[] = [];
  for (const area of areas) {
    for (const lang of ['th', 'en'] as const) {
      const names = area[lang];
      const isNamed = LEVELS.some((level) =>
        namesOf(names, level).some((name) => lower.includes(name.toLowerCase())),
      );
      // Only the postcode matches, so the names are in the language of the text.
      if (!isNamed && (area.postcode !== postcode || lang === 'en')) continue;
      const candidate = judge(text, postcode, area, lang);
      const most = best[0]?.score ?? 1;
      if (candidate.score > most) best = [candidate];
      else if (candidate.score === most) best.push(candidate);
    }
  }
  return best;
}

function judge(text: string, postcode: string | null, area: KnownArea, lang: Lang): Candidate {
  const names = area[lang];
  const province = find(text, names, 'province');
  let sub = find(text, names, 'sub_district');
  let district = find(text, names, 'district', sub);
  if (!district && sub && !sub.isLabelled) {
    // One word matches both levels, because people usually omit the other one.
    district = find(text, names, 'district');
    if (district) sub = null;
  }
  const matches = { sub_district: sub, district, province };
  const named = LEVELS.reduce((sum, level) => sum + worth(matches[level]), 0);
  const score = named + (area.postcode === postcode ? SCORE.postcode : 0);
  return { area, names, matches, score };
}

function worth(match: Match | null): number {
  if (!match) return 0;
  return match.isLabelled ? SCORE.labelled : SCORE.bare;
}

/** Finds a name in the text with its label, otherwise without it; `other` is used already. */
function find(text: string, names: Area, level: Level, other: Span | null = null): Match | null {
  const free = other ? blanked(text, [other]) : text;
  for (const name of namesOf(names, level)) {
    if (!free.toLowerCase().includes(name.toLowerCase())) continue;
    const labelled = at(free, `(?:${LABELS[level]})[\\s.:/]*${escaped(name)}${END}`);
    if (labelled) return { ...labelled, isLabelled: true };
    const bare = at(free, `(?<![\\p{L}\\p{M}.])${escaped(name)}${END}`);
    if (bare) return { ...bare, isLabelled: false };
  }
  return null;
}

/** 'เมือง' alone is the town of its province, and the capital has short names. */
function namesOf(names: Area, level: Level): readonly string[] {
  const name = names[level];
  if (level === 'province' && CAPITAL.includes(name)) return CAPITAL;
  if (level === 'district' && name === `เมือง${names.province}`) return [name, 'เมือง'];
  return [name];
}

/** Returns the words after the label of a place that is in no list. */
function typedName(
  text: string,
  level: Level,
  taken: readonly Span[],
): (Span & { readonly name: string }) | null {
  const free = blanked(text, taken);
  const found = new RegExp(`(?:${LABELS[level]})[\\s.:/]*([\\p{L}\\p{M}]{2,}?)${END}`, 'iu').exec(
    free,
  );
  const name = found?.[1];
  return found && name ? { name, start: found.index, end: found.index + found[0].length } : null;
}

/** Replaces these parts by spaces, so that positions stay the same. */
export function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

function at(text: string, pattern: string): Span | null {
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
