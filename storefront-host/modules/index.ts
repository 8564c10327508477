import type { Module } from '../host.ts';
import { backOffice } from './back-office/back-office.routes.ts';

/** Every module of the host, in the order in which it is registered. One line adds one. */
export const modules: readonly (readonly [name: string, Module])[] = [['back-office', backOffice]];
