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
  host.jobs.handle('order.placed', (payload) => mailPlacedOrder(host, payload));
  host.jobs.handle('order.shipped', (payload) => mailShippedOrder(host, payload));
  host.jobs.handle('order.step', (payload) => mailStep(host, payload));
  host.jobs.handle('order.expired', (payload) => mailExpiredOrder(host, payload));
  host.jobs.handle('order.slip', (payload) => mailRefusedSlip(host, payload));
  host.jobs.handle('order.return', (payload) => mailReturnAnswer(host, payload));
  host.jobs.handle('order.refunded', (payload) => mailRefund(host, payload));
  host.jobs.handle('parcel.sent', (payload) => mailSentParcel(host, payload));
  host.jobs.handle('form.entry', (payload) => mailFormEntry(host, payload));
  const { publicUrl } = host.config;
  host.jobs.handle('notice.mail', (payload) => mailNotice({ db: host.db, publicUrl }, payload));
  host.jobs.handle('mail.send', ({ mail_id }) => sendMail(host.db, mailer, mail_id, host.now()));
  host.jobs.handle('mail.sweep', () => sweepMail(host.db, host.jobs, host.now()));
};
