import type { Db } from '../../db/open.ts';

export interface StoredPayload {
  readonly model: string;
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly grantId: string | null;
  readonly userCode: string | null;
  readonly uid: string | null;
  readonly expiresAt: Date | null;
}

export async function putPayload(db: Db, stored: StoredPayload): Promise<void> {
  const values = {
    payload: JSON.stringify(stored.payload),
    grant_id: stored.grantId,
    user_code: stored.userCode,
    uid: stored.uid,
    expires_at: stored.expiresAt,
  };
  await db
    .insertInto('oidc_payload')
    .values({ model: stored.model, id: stored.id, ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
}

export async function findPayload(
  db: Db,
  model: string,
  by: { readonly column: 'id' | 'uid' | 'user_code'; readonly value: string },
  now: Date,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('oidc_payload')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(by.column, '=', by.value)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const consumed = row.consumed_at && Math.floor(row.consumed_at.getTime() / 1000);
  return { ...row.payload, ...(consumed && { consumed }) };
}

/** Works once: the second of two concurrent calls changes nothing. */
export async function consumePayload(db: Db, model: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('oidc_payload')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .execute();
}

export async function deletePayload(db: Db, model: string, id: string): Promise<void> {
  await db.deleteFrom('oidc_payload').where('model', '=', model).where('id', '=', id).execute();
}

export async function deleteGrant(db: Db, model: string, grantId: string): Promise<void> {
  await db
    .deleteFrom('oidc_payload')
    .where('model', '=', model)
    .where('grant_id', '=', grantId)
    .execute();
}
