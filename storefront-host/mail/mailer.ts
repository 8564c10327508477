import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly unsubscribe_url: string | null;
  readonly subject: string;
  readonly html: string;
  readonly body: string;
}

/** 'kept': no mail server is configured. 'refused': a retry will not help. 'later': a retry may help. */
export interface Sent {
  readonly outcome: 'sent' | 'kept' | 'refused' | 'later';
  readonly error: string | null;
}

export type Mailer = (mail: OutgoingMail) => Promise<Sent>;

const PATIENCE_MS = 15_000;

export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mailer {
  const { smtpUrl } = config;
  if (!smtpUrl) return () => Promise.resolve({ outcome: 'kept', error: null });
  const domain = new URL(config.publicUrl).hostname;
  let transport: Promise<Transporter> | undefined;
  return async (mail) => {
    if (!isAddress(mail.recipient)) return { outcome: 'refused', error: 'not a mail address' };
    transport ??= openTransport(smtpUrl);
    const ready = await transport;
    try {
      await ready.sendMail({
        from: config.mailFrom,
        // An object, so that nodemailer does not parse an address with commas as a list.
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to && isAddress(mail.reply_to)
          ? { replyTo: { name: '', address: mail.reply_to } }
          : {}),
        subject: mail.subject,
        text: mail.body,
        html: mail.html,
        // The same id at every attempt, so that a mail server can recognize a duplicate.
        messageId: `<${mail.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: one-click unsubscribe in the mail program.
          ...(mail.unsubscribe_url && {
            'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { outcome: 'sent', error: null };
    } catch (error) {
      return troubleOf(error);
    }
  };
}

/** Only a permanent refusal (5xx about this mail) ends the retries: a wrong password may be corrected later. */
function troubleOf(error: unknown): Sent {
  const message = error instanceof Error ? error.message : String(error);
  const about = error instanceof Error && 'code' in error ? error.code : '';
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const final = code >= 500 && (about === 'EENVELOPE' || about === 'EMESSAGE');
  return { outcome: final ? 'refused' : 'later', error: message.slice(0, 500) };
}

async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Strict on purpose: quotes, comments, lists and spaces are refused in addresses. */
export function isAddress(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u.test(
      value,
    )
  );
}
