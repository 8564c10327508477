import { Type } from 'typebox';
import type { AccountService } from '../account-service.ts';
import { findAccount } from '../account.repository.ts';
import { deviceOf } from '../devices/device.ts';
import { accountOfPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { MOUNT } from '../provider/embedded-client.ts';
import { finishInteraction } from '../provider/finish-interaction.ts';
import { readInteraction } from '../provider/read-interaction.ts';
import type { App, Host } from '../../host.ts';

const Params = Type.Object({ uid: Type.String({ pattern: '^[\\w-]{10,64}$' }) });
const Form = Type.Object({
  token: Type.String({ maxLength: 2000 }),
  answer: Type.String({ maxLength: 30_000 }),
});

/**
 * Signs in with a passkey instead of address, password and code: the device is one factor, and it verifies its
 * holder. A wrong answer redirects to the sign-in page with an error.
 */
export function passkeySignInRoutes(app: App, host: Host, service: AccountService): void {
  app.post(
    `${MOUNT}/interaction/:uid/passkey`,
    {
      schema: { hide: true, params: Params, body: Form },
      config: { access: 'public', rateLimit: { max: 30 } },
    },
    async (request, reply) => {
      const provider = await service.provider();
      const { uid } = await readInteraction(provider, host, request, reply);
      const { token, answer } = request.body;
      const given = { subject: uid, token, answer, device: deviceOf(request) };
      const accountId = await accountOfPasskey(host, given);
      const account = accountId === null ? null : await findAccount(host.db, accountId);
      if (!account || (account.demo && !host.config.isLocal)) {
        return reply.redirect(`${MOUNT}/interaction/${uid}?passkey=refused`, 303);
      }
      const location = await finishInteraction(host, provider, request, reply, account.id, 'both');
      return reply.redirect(location, 303);
    },
  );
}
