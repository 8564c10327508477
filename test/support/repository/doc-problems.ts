export interface TextFile {
  /** Paths from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Maximum number of lines of a document that has to stay short. */
const limits: readonly (readonly [name: RegExp, lines: number])[] = [
  [/^ARCHITECTURE\.md$/, 200],
  [/^[^/]+\/README\.md$/, 60],
  [/^[^/]+\/decisions\/[^/]+$/, 40],
];
const RECORD = /^[^/]+\/decisions\/([^/]+)$/;
const RECORD_NAME = /^(\d{3})-[a-z0-9-]+\.md$/;
/** Parts of a record: its three sections and its date. */
const PARTS = [/^## Context\b/m, /^## Decision\b/m, /^## Consequences\b/m, /\d{4}-\d\d-\d\d/];
/**
 * Matches "decision 012", "decisions 012 and 013" and `decisions/012-title.md`, also across lines
 * of a comment.
 */
const REFERENCE = /\bdecisions?[\s*/#]+(\d+)(?:(?: and |, )(\d+))?/gi;
const MARKDOWN = /\.md$/;
/** Matches `page-cache.ts` and `cache/page-cache.ts` in a document. */
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|sh|md))`/g;
/** Matches `modules/shops/` in the map of the repository. */
const NAMED_FOLDER = /`([\w./-]+)\/`/g;
const MAP = 'ARCHITECTURE.md';

/**
 * Matches a comment whose first words are a clause without a subject of its own: "What a page
 * shows".
 */
const HEADLESS =
  /^(?:.*\s)??(?:\/\/|\/\*\*?|\*) (?:What|Who|Whose|Which|Where|Nobody|Somebody|Everybody|Of) .*$/gm;
const CODE = /\.(tsx?|mjs)$/;

/**
 * Returns one line for each mistake in the documentation: records of decisions without a part or a
 * reference from code, references without a record, documents that are too long, names of files that
 * do not exist, and comments that begin with a clause instead of a sentence or a noun.
 */
export function docProblems(files: readonly TextFile[]): readonly string[] {
  const records = files.filter(({ path }) => RECORD.test(path));
  const referenced = referencesIn(files.filter(({ path }) => !MARKDOWN.test(path)));
  const numbers = new Set<string>();
  const problems: string[] = [];
  for (const { path, text } of records) {
    const number = RECORD_NAME.exec(RECORD.exec(path)?.[1] ?? '')?.[1];
    if (number === undefined) {
      problems.push(`${path}: a record is called NNN-title.md`);
      continue;
    }
    if (numbers.has(number)) problems.push(`${path}: number ${number} is taken`);
    numbers.add(number);
    if (!referenced.has(number)) problems.push(`${path}: no code refers to decision ${number}`);
    for (const part of PARTS) {
      if (!part.test(text)) problems.push(`${path}: lacks ${part.source}`);
    }
  }
  for (const [number, path] of referencesIn(files)) {
    if (!numbers.has(number)) problems.push(`${path}: there is no record of decision ${number}`);
  }
  return [
    ...problems,
    ...tooLong(files),
    ...missingFiles(files),
    ...missingFolders(files),
    ...headless(files),
  ];
}

/** Returns the numbers of decisions, each with a file that refers to it. */
function referencesIn(files: readonly TextFile[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of files) {
    for (const [, first, second] of text.matchAll(REFERENCE)) {
      for (const number of [first, second]) if (number) found.set(number, path);
    }
  }
  return found;
}

function tooLong(files: readonly TextFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const most = limits.find(([name]) => name.test(path))?.[1];
    const lines = text.split('\n').length - 1;
    return most !== undefined && lines > most ? [`${path}: ${lines} lines, ${most} at most`] : [];
  });
}

function missingFiles(files: readonly TextFile[]): readonly string[] {
  const paths = files.map(({ path }) => `/${path}`);
  return files
    .filter(({ path }) => MARKDOWN.test(path) && path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(NAMED_FILE), ([, name = '']) => name)
        .filter((name) => !paths.some((known) => known.endsWith(`/${name.replace(/^[./]+/, '')}`)))
        .map((name) => `${path}: there is no ${name}`),
    );
}

function missingFolders(files: readonly TextFile[]): readonly string[] {
  const paths = files.map(({ path }) => `/${path}`);
  return files
    .filter(({ path }) => path === MAP)
    .flatMap(({ text }) => Array.from(text.matchAll(NAMED_FOLDER), ([, name = '']) => name))
    .filter((name) => !paths.some((known) => known.includes(`/${name}/`)))
    .map((name) => `${MAP}: there is no folder ${name}`);
}

function headless(files: readonly TextFile[]): readonly string[] {
  return files
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(HEADLESS), ([line]) => `${path}: "${line.trim()}" has no subject`),
    );
}
