import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../db/schema.ts';
import { text } from '../locales/text.ts';
import { mailLayout, paragraph } from '../mail/mail-layout.ts';
import { html } from '../html/html.ts';
import type { WrittenMail } from '../mail/queue-mail.ts';
import type { AccountEventKind } from './account-event-kinds.ts';
import type { Device } from './devices/device.ts';
import { deviceName, placeName } from './devices/device-name.ts';

export interface Notice {
  readonly kind: AccountEventKind;
  readonly lang: Lang;
  readonly data: Readonly<Record<string, string>>;
  readonly device: Device | null;
  readonly at: Date;
  /** Page on which the owner secures the account. */
  readonly url: string;
}

/**
 * Renders the mail about a security event: time, device, and what to do if it was another person.
 */
export function noticeMail({ kind, lang, data, device, at, url }: Notice): WrittenMail {
  const subject = text(lang, `security.event.${kind}`, data);
  const facts = [
    formatDateTime(at, lang),
    ...(device ? [deviceName(lang, device.userAgent), placeName(device.address)] : []),
  ].filter((fact) => fact !== '');
  const isRestorable = kind === 'email_changed';
  const advice = text(
    lang,
    isRestorable
      ? 'security.mail.restore'
      : kind === 'guessed'
        ? 'security.mail.guessed'
        : 'security.mail.advice',
  );
  const button = {
    label: text(lang, isRestorable ? 'security.mail.restore.button' : 'security.mail.button'),
    url,
  };
  const why = text(lang, 'security.mail.why', { host: new URL(url).host });
  return {
    subject,
    html: mailLayout({
      lang,
      shop: text(lang, 'account.brand'),
      preview: advice,
      heading: subject,
      content: html`${paragraph(facts.join(' · '))}${paragraph(advice)}`,
      button,
      why,
    }),
    body: [subject, facts.join('\n'), advice, `${button.label}: ${url}`, `-- \n${why}`].join(
      '\n\n',
    ),
  };
}
