import { escapeHtml } from './escape-html.ts';

/** Markup that `html` built and that is safe in a page. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[] | null | undefined | false;

/** Escapes every inserted text; only other `html` results stay markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const source = strings.reduce((all, piece, index) => all + render(parts[index - 1]) + piece);
  return new Markup(source);
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map((item) => item.source).join('');
  return escapeHtml(String(part));
}
