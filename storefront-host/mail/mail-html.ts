const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that was made here; everything else is text and gets escaped. */
export interface MailHtml {
  readonly markup: string;
}

type Part = string | number | MailHtml | readonly MailHtml[];

/** `html\`<p>${name}</p>\`` escapes `name`; other `html` results go in as they are. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): MailHtml {
  const markup = strings.reduce((sum, text, index) => {
    const part = parts[index - 1];
    return sum + (part === undefined ? '' : markupOf(part)) + text;
  });
  return { markup };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  }
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
}
