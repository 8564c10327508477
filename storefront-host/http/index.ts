import type { Module } from '../host.ts';
import { access } from '../identity/plugins/access.ts';
import { apiDocs } from './api-docs.ts';
import { nulAddresses } from './caller-fault.ts';
import { cookies } from './cookies.ts';
import { csrf } from '../identity/plugins/csrf.ts';
import { devServer } from './dev-server.ts';
import { errors } from './errors.ts';
import { failedPosts } from './failed-post.ts';
import { cors, headers } from './headers.ts';
import { language } from './language.ts';
import { readRevisions } from './read-revisions.ts';
import { ownChanges } from './own-changes.ts';
import { requestLog } from './request-log.ts';
import { originRules, requestOrigin } from './request-origin.ts';
import { rateLimits } from '../identity/plugins/rate-limits.ts';
import { session } from '../identity/plugins/session.ts';
import { silentSignIn } from '../identity/plugins/silent-sign-in.ts';
import { stopping } from './stopping.ts';

/** What every route stands on, in this order; registered on the root, before the modules. */
export const plugins: readonly (readonly [name: string, Module])[] = [
  ['dev-server', devServer],
  ['request-log', requestLog],
  ['stopping', stopping],
  ['errors', errors],
  ['headers', headers],
  ['cookies', cookies],
  ['request-origin', requestOrigin],
  ['language', language],
  ['rate-limits', rateLimits],
  ['nul-addresses', nulAddresses],
  ['origin-rules', originRules],
  ['cors', cors],
  ['csrf', csrf],
  ['session', session],
  ['silent-sign-in', silentSignIn],
  ['access', access],
  ['failed-posts', failedPosts],
  ['own-changes', ownChanges],
  ['read-revisions', readRevisions],
  ['api-docs', apiDocs],
];
