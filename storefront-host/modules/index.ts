import type { Module } from '../host.ts';
import { backOffice } from './back-office/back-office.routes.ts';
import { health } from './health/health.routes.ts';
import { media } from './media/media.routes.ts';
import { mail } from './mail/mail.jobs.ts';
import { devmail } from './devmail/devmail.routes.ts';

/** Every module of the host, in the order in which it is registered. One line adds one. */
export const modules: readonly (readonly [name: string, Module])[] = [
  ['back-office', backOffice],
  ['health', health],
  ['media', media],
  ['mail', mail],
  ['devmail', devmail],
];
