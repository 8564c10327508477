import { NewError } from './new-error.ts';

/** A name in the spellings of files, code and people. */
export interface Names {
  /** E.g. opening-hours. */
  readonly kebab: string;
  /** E.g. openingHours. */
  readonly camel: string;
  /** E.g. OpeningHours. */
  readonly pascal: string;
  /** E.g. opening_hours. */
  readonly snake: string;
  /** E.g. Opening hours. */
  readonly title: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;
/** Reserved words of JavaScript, which cannot name a constant. */
const reserved = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends
  false finally for function if implements import in instanceof interface let new null package private
  protected public return static super switch this throw true try typeof var void while with yield`.split(
    /\s+/,
  ),
);

export function parseName(kebab: string): Names {
  if (!KEBAB.test(kebab) || kebab.length > LONGEST) {
    throw new NewError(
      `'${kebab}' is not a name: use lowercase letters, digits and single hyphens, such as opening-hours (at most ${LONGEST} characters).`,
    );
  }
  if (reserved.has(kebab))
    throw new NewError(`'${kebab}' is a word of JavaScript: choose another name.`);
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: capital(words.join(' ')),
  };
}

/** Returns the singular: gift-notes → gift-note, categories → category. */
export function singular({ kebab }: Names): Names {
  return parseName(kebab.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
