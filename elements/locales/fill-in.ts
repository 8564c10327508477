export type TextVars = Readonly<Record<string, string | number>>;

// Letters, vowels and tones; not ฿ and not digits.
const THAI = /[ก-ฺเ-๎]/;

/**
 * Replaces `{name}` in a text; a missing variable is empty. `{count|item|items}` is the first word if
 * the count is 1, the second otherwise, so callers pass only the number. A language with more than two
 * forms would need `Intl.PluralRules` here.
 * Thai has no spaces between words: a Thai name joins the Thai word before it and, if the name is
 * one word, the one after it. Latin names and numbers keep their spaces, and so does a `{message}`,
 * which is a sentence of its own.
 */
export function fillIn(template: string, vars: TextVars): string {
  return template.replace(
    /( ?)\{(\w+)\|?(.*?)\}( ?)/g,
    (whole: string, before: string, name: string, forms: string, after: string, at: number) => {
      const given = String(vars[name] ?? '');
      const value = forms ? (forms.split('|')[given === '1' ? 0 : 1] ?? '') : given;
      const joinsBefore = name !== 'message' && isThai(template[at - 1]) && isThai(value[0]);
      const joinsAfter =
        isThai(template[at + whole.length]) && isThai(value.at(-1)) && !value.includes(' ');
      return (joinsBefore ? '' : before) + value + (joinsAfter ? '' : after);
    },
  );
}

function isThai(letter: string | undefined): boolean {
  return letter !== undefined && THAI.test(letter);
}
