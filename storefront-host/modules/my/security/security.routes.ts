import { Type } from 'typebox';
import {
  listEvents,
  type AccountService,
  listDevices,
  connectionsSection,
  listPasskeys,
  countRecoveryCodes,
  linkedIssuers,
  StoredText,
  postedState,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { createMyPages } from '../my-page.ts';
import { deviceRoutes } from './device.routes.ts';
import { emailChangeRoutes } from './email-change.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { passwordChangeRoutes } from './password-change.routes.ts';
import { requiredRoutes } from './required.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { securityCss } from './security-css.ts';
import { securityPage } from './security-page.ts';
import { SECURITY, shown, ownSession } from './security-visitor.ts';

const EVENTS = 15;
/** Messages after a form's redirect. */
const done = {
  password: 'security.done.password',
  'second-off': 'security.done.second_off',
  passkey: 'security.done.passkey',
  'passkey-removed': 'security.done.passkey_removed',
  renamed: 'security.done.renamed',
  device: 'security.done.device',
  sent: 'security.done.sent',
  many: 'security.email.tooMany',
} as const satisfies Readonly<Record<string, TextKey>>;
const Query = Type.Object({ done: Type.Optional(Type.String()) });

/** `/my/security` and the changes made from there. */
export function securityRoutes(app: App, host: Host, service: AccountService): void {
  const send = createMyPages(host);

  app.get(
    SECURITY,
    { schema: { hide: true, querystring: Query }, config: shown },
    async (request, reply) => {
      const { lang, query } = request;
      const { visitor, sessionHash } = ownSession(request);
      const { accountId } = visitor;
      const [account, codesLeft, passkeys, devices, events, linked] = await Promise.all([
        host.db
          .selectFrom('account')
          .select(['email', 'email_verified', 'password_hash', 'totp_confirmed_at'])
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow(),
        countRecoveryCodes(host.db, accountId),
        listPasskeys(host.db, accountId),
        listDevices(host.db, accountId, sessionHash, host.now()),
        listEvents(host.db, accountId, EVENTS),
        linkedIssuers(host.db, accountId),
      ]);
      const posted = await postedState(host, request, StoredText);
      const note = Object.entries(done).find(([key]) => key === query.done)?.[1];
      return send(request, reply, {
        section: 'security',
        title: text(lang, 'my.security'),
        css: securityCss,
        notice: posted ? text(lang, posted.key, posted.vars) : note && text(lang, note),
        main: securityPage(lang, {
          email: account.email,
          emailVerified: account.email_verified,
          managedBy: service.relyingParty.isEmbedded
            ? null
            : new URL(service.relyingParty.issuer).host,
          hasPassword: account.password_hash !== null,
          totpSince: account.totp_confirmed_at,
          codesLeft,
          passkeys,
          devices,
          events,
          connections: connectionsSection(
            lang,
            service.upstream.map(({ key, issuer }) => ({ key, isLinked: linked.has(issuer) })),
          ),
        }),
      });
    },
  );

  deviceRoutes(app, host);
  requiredRoutes(app, host, service, send);
  if (!service.relyingParty.isEmbedded) return;
  passwordChangeRoutes(app, host, send);
  emailChangeRoutes(app, host, send);
  secondFactorRoutes(app, host, send);
  passkeyRoutes(app, host, send);
}
