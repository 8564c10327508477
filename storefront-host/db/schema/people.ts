import type { Generated } from 'kysely';
import type { Json, Lang, Time } from './columns.ts';

export interface AccountTable {
  id: string;
  email: string;
  email_verified: Generated<boolean>;
  password_hash: string | null;
  name: string;
  locale: Generated<Lang>;
  level: Generated<2 | 10 | 100>;
  demo: Generated<boolean>;
  disabled_at: Date | null;
  created_at: Time;
  updated_at: Time;
}
export interface OidcPayloadTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}
/** Where a session is good: the platform's origin, one shop's own host, or the operators' listener. */
export type SessionAudience = 'platform' | 'shop' | 'operator';
export interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  audience: SessionAudience;
  shop_id: number | null;
  parent_hash: Buffer | null;
  /** Of another provider (ACCOUNT_ISSUER), which wants it back at logout. */
  id_token: string | null;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
}
export interface UsedTokenTable {
  id: string;
  uses: Generated<number>;
  expires_at: Date;
}
/** An account as another provider (ACCOUNT_ISSUER) names it. */
export interface AccountLinkTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Time;
}
/** Wrong passwords per account and address: each further one waits longer. */
export interface LoginAttemptTable {
  key: Buffer;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}
