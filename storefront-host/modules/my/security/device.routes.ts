import { Type } from 'typebox';
import {
  recordEvent,
  deviceOf,
  deviceName,
  findDevice,
  clearCookie,
  endAllSessions,
  endSession,
  signedIn,
  SESSION_COOKIE,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { posted, SECURITY } from './security-visitor.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Signs out one device, with the shops' hosts that it visited and its live streams, or all devices. */
export function deviceRoutes(app: App, host: Host): void {
  app.post(
    `${SECURITY}/devices/:id/end`,
    { schema: { hide: true, params: Params }, config: posted },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      await host.db.transaction().execute(async (trx) => {
        const ended = await findDevice(trx, accountId, request.params.id);
        // Already deleted, so the request succeeds.
        if (!ended) return;
        await endSession(trx, ended.tokenHash);
        await recordEvent(trx, host, {
          accountId,
          kind: 'device_ended',
          device: deviceOf(request),
          data: { device: deviceName(request.lang, ended.userAgent) },
        });
      });
      return reply.redirect(`${SECURITY}?done=device`, 303);
    },
  );

  app.post(
    `${SECURITY}/devices/end-all`,
    { schema: { hide: true }, config: posted },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      await host.db.transaction().execute(async (trx) => {
        await endAllSessions(trx, accountId);
        const device = deviceOf(request);
        await recordEvent(trx, host, { accountId, kind: 'all_devices_ended', device });
      });
      clearCookie(host.config, reply, SESSION_COOKIE);
      return reply.redirect('/', 303);
    },
  );
}
