/** A line of a doc comment: `@csspart base - The card.` */
export interface Named {
  readonly name: string;
  readonly description: string;
  /** `@fires {TaladCartAddEvent} …`. */
  readonly type?: string;
}

export interface ClassComment {
  readonly description: string;
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
}

const EMPTY: ClassComment = { description: '', events: [], slots: [], parts: [] };

/**
 * Parses the doc comment of `export class Name` with the tags that custom-element analyzers know.
 */
export function classComment(source: string, name: string): ClassComment {
  const at = new RegExp(`(?:export |declare |abstract )+class ${name}\\b`).exec(source);
  const comment = at ? commentBefore(source, at.index) : '';
  if (!comment) return EMPTY;
  const [description = '', ...tags] = comment.split(/\n(?=@)/);
  return {
    description: oneLine(description),
    events: tagged(tags, 'fires'),
    slots: tagged(tags, 'slot'),
    parts: tagged(tags, 'csspart'),
  };
}

export interface MemberComment {
  readonly type: string;
  readonly description: string;
}

/** Parses the comment of a property, `declare name: Type;`, or of a field of a declared class. */
export function propertyComment(source: string, name: string): MemberComment | null {
  const found = new RegExp(`^ {2}(?:declare |readonly )*${name}: ([^;=]+);`, 'm').exec(source);
  if (!found?.[1]) return null;
  return { type: oneLine(found[1]), description: oneLine(commentBefore(source, found.index)) };
}

/** Returns the documented public methods: name and description. */
export function methodComments(source: string): readonly Named[] {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n +(?:async )?([a-z]\w*)\(/g);
  return [...found].map(([, text = '', name = '']) => ({
    name,
    description: oneLine(plain(text)),
  }));
}

function tagged(tags: readonly string[], tag: string): readonly Named[] {
  return tags.flatMap((line) => {
    const found = new RegExp(`^@${tag}(?: \\{(\\w+)\\})?(?: ([\\w-]+))? +- (.*)$`, 's').exec(line);
    if (!found) return [];
    const [, type, name = '', description = ''] = found;
    return [{ name, description: oneLine(description), ...(type ? { type } : {}) }];
  });
}

/** Returns the text of the comment directly before `index`; '' without one. */
function commentBefore(source: string, index: number): string {
  const before = source.slice(0, index).trimEnd();
  if (!before.endsWith('*/')) return '';
  return plain(before.slice(before.lastIndexOf('/**') + 3, -2));
}

function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
