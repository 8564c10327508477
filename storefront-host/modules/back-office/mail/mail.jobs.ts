import type { Module } from '../../../host.ts';
import { mailNotice } from '../../../identity/index.ts';
import { mailFormEntry } from '../../content/index.ts';
import { createMailer } from '../../../mail/mailer.ts';
import {
  mailExpiredOrder,
  mailPlacedOrder,
  mailRefund,
  mailRefusedSlip,
  mailReturnAnswer,
  mailSentParcel,
  mailShippedOrder,
  mailStep,
} from '../../sales/index.ts';
import { sendMail, sweepMail } from '../../../mail/send-mail.ts';

/** Sends the mails of orders and forms, and delivers the queue. */
export const mail: Module = (_app, host) => {
  const mailer = createMailer(host.config);
  host.jobs.handle('order.placed', (told) => mailPlacedOrder(host, told));
  host.jobs.handle('order.shipped', (told) => mailShippedOrder(host, told));
  host.jobs.handle('order.step', (told) => mailStep(host, told));
  host.jobs.handle('order.expired', (told) => mailExpiredOrder(host, told));
  host.jobs.handle('order.slip', (told) => mailRefusedSlip(host, told));
  host.jobs.handle('order.return', (told) => mailReturnAnswer(host, told));
  host.jobs.handle('order.refunded', (told) => mailRefund(host, told));
  host.jobs.handle('parcel.sent', (told) => mailSentParcel(host, told));
  host.jobs.handle('form.entry', (told) => mailFormEntry(host, told));
  const { publicUrl } = host.config;
  host.jobs.handle('notice.mail', (told) => mailNotice({ db: host.db, publicUrl }, told));
  host.jobs.handle('mail.send', ({ mail_id }) => sendMail(host.db, mailer, mail_id, host.now()));
  host.jobs.handle('mail.sweep', () => sweepMail(host.db, host.jobs, host.now()));
};
