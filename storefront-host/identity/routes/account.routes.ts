import formbody from '@fastify/formbody';
import { createAccountService, type AccountService } from '../account-service.ts';
import { mountProvider } from '../provider/mount.ts';
import { sweepExpired } from '../session/session.repository.ts';
import type { App, Host, Module } from '../../host.ts';
import { sendAccountMail } from './account-mails.ts';
import { accountApiRoutes } from './account-api.routes.ts';
import { connectionRoutes } from './upstream/connections.routes.ts';
import { emailCodeRoutes } from './upstream/email-code.routes.ts';
import { goingOnRoutes } from './going-on.routes.ts';
import { handoverRoutes } from './handover.routes.ts';
import { interactionRoutes } from './interaction.routes.ts';
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { secondStepRoutes } from './second-step.routes.ts';
import { signInWithRoutes } from './upstream/sign-in-with.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { signOutRoutes } from './sign-out.routes.ts';

/** Code and routes that higher modules add to accounts; modules/index.ts passes them. */
export interface AccountAdditions {
  readonly onSignIn: AccountService['onSignIn'];
  readonly routes: (app: App, host: Host, service: AccountService) => void;
}

/** Routes of sign-in: the embedded account service, if it is used, and our host as its client. */
export const account =
  (additions: AccountAdditions): Module =>
  async (app, host) => {
    const service = createAccountService(app, host, additions.onSignIn);
    await app.register(formbody);
    signInRoutes(app, host, service);
    signOutRoutes(app, host, service);
    goingOnRoutes(app, host);
    handoverRoutes(app, host, service);
    accountApiRoutes(app, host, service);
    if (service.relyingParty.isEmbedded) {
      interactionRoutes(app, host, service);
      signInWithRoutes(app, host, service);
      emailCodeRoutes(app, host);
      connectionRoutes(app, host, service);
      passwordRoutes(app, host, service);
      secondStepRoutes(app, host, service);
      passkeySignInRoutes(app, host, service);
      await mountProvider(app, host, service.provider);
    }
    additions.routes(app, host, service);
    host.jobs.handle('account.mail', (job) => sendAccountMail(host, job));
    host.jobs.handle('account.sweep', () => sweepExpired(host.db, host.now()));
  };
