import type { Lang, StaffFlag } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';
import { html } from '../../../html/html.ts';
import { flagName } from './staff-texts.ts';

interface InviteFacts {
  readonly shop: string;
  readonly inviter: string;
  readonly flags: readonly StaffFlag[];
}

/** Returns a mail of an invitation, with one link and the list of rights. */
export function inviteMail(
  kind: 'invite' | 'handOver',
  { shop, inviter, flags }: InviteFacts,
  lang: Lang,
  url: string,
): WrittenMail {
  const vars = { shop, inviter };
  const opening = text(lang, `staff.mail.${kind}.text`, vars);
  const offers = flags.map((flag) => `${flagName(lang, flag)}: ${text(lang, `staff.may.${flag}`)}`);
  return written(lang, shop, {
    subject: text(lang, `staff.mail.${kind}.subject`, vars),
    paragraphs: [opening, ...offers, text(lang, 'staff.mail.until')],
    button: { label: text(lang, 'staff.mail.open'), url },
    why: text(lang, 'staff.mail.why', vars),
  });
}

/** Returns a mail to the former owner, so that a handover is never a surprise. */
export function handedOverMail(
  facts: { readonly shop: string; readonly name: string },
  lang: Lang,
): WrittenMail {
  return written(lang, facts.shop, {
    subject: text(lang, 'staff.mail.handedOver.subject', facts),
    paragraphs: [text(lang, 'staff.mail.handedOver.text', facts)],
    why: text(lang, 'mail.why.shop', { shop: facts.shop }),
  });
}

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly why: string;
}

function written(lang: Lang, shop: string, content: Content): WrittenMail {
  const { subject, paragraphs, button, why } = content;
  return {
    subject,
    html: mailLayout({
      lang,
      shop,
      preview: paragraphs[0] ?? subject,
      heading: subject,
      content: html`${paragraphs.map(paragraph)}`,
      ...(button && { button }),
      why,
    }),
    body: [
      subject,
      ...paragraphs,
      ...(button ? [`${button.label}: ${button.url}`] : []),
      `-- \n${why}`,
    ].join('\n\n'),
  };
}
