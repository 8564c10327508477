import { formatPhone } from '@talad/elements/locales/format-phone';
import {
  entryForms,
  type EntryFieldName,
  type EntryKind,
} from '@talad/elements/commerce/forms/entry-form';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html } from '../../../html/html.ts';
import { mailLayout, paragraph, smallHeading } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';

interface EntryFacts {
  readonly shop: string;
  readonly kind: EntryKind;
  readonly data: Readonly<Partial<Record<EntryFieldName, string>>>;
  /** Title of the product or post of the entry. */
  readonly about: string | null;
}

/**
 * Renders the mail about a visitor's entry to the shop's staff. `url` is its page in the back
 * office.
 */
export function formMail(entry: EntryFacts, lang: Lang, url: string): WrittenMail {
  const { shop, kind, data, about } = entry;
  const form = text(lang, `form.kind.${kind}`);
  const name = data.name ?? data.company ?? data.email ?? '';
  const heading = text(lang, 'mail.form.heading', { form });
  const parts = [
    ...(about === null ? [] : [{ label: text(lang, 'mail.form.about'), lines: [about] }]),
    ...entryForms[kind].flatMap((field) => {
      const value = data[field.name];
      if (!value) return [];
      const shown = field.name === 'phone' ? formatPhone(value) : value;
      return [{ label: pageText(lang, `entry.${field.name}`), lines: shown.split('\n') }];
    }),
  ];
  const button = { label: text(lang, 'mail.form.button'), url };
  const why = text(lang, 'mail.why.shop', { shop });
  return {
    subject: text(lang, 'mail.form.subject', { form, name }),
    html: mailLayout({
      lang,
      shop,
      preview: data.message?.slice(0, 120) ?? heading,
      heading,
      content: html`${parts.flatMap(({ label, lines }) => [smallHeading(label), ...lines.map(paragraph)])}`,
      button,
      why,
    }),
    body: [
      heading,
      ...parts.map(({ label, lines }) => `${label}\n${lines.join('\n')}`),
      ...(data.email ? [text(lang, 'mail.form.reply', { email: data.email })] : []),
      `${button.label}: ${url}`,
      `-- \n${why}`,
    ].join('\n\n'),
  };
}
