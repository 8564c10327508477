import type { Adapter, AdapterFactory } from 'oidc-provider';
import type { Host } from '../../host.ts';
import {
  consumePayload,
  deleteGrant,
  deletePayload,
  findPayload,
  putPayload,
} from './oidc-payload.repository.ts';

/** Stores the account service's state in PostgreSQL, for all host processes. */
export function postgresAdapter({ db, now }: Pick<Host, 'db' | 'now'>): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      putPayload(db, {
        model,
        id,
        payload,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      }),
    find: (id) => findPayload(db, model, { column: 'id', value: id }, now()),
    findByUid: (uid) => findPayload(db, model, { column: 'uid', value: uid }, now()),
    findByUserCode: (code) => findPayload(db, model, { column: 'user_code', value: code }, now()),
    consume: (id) => consumePayload(db, model, id, now()),
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deleteGrant(db, model, grantId),
  });
}
