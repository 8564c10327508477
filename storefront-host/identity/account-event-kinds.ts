/** Security events of an account. The kinds in `mailed` are sent to its owner by mail as well. */
export const eventKinds = [
  'signed_in',
  'new_device',
  'guessed',
  'password_changed',
  'password_reset',
  'email_verified',
  'email_changed',
  'email_restored',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'connected',
  'disconnected',
  'device_ended',
  'all_devices_ended',
  'data_exported',
] as const;
export type AccountEventKind = (typeof eventKinds)[number];

/** Changes that a thief of the account would make. They are mailed, so that the thief cannot hide them. */
export const mailed: ReadonlySet<AccountEventKind> = new Set<AccountEventKind>([
  'new_device',
  'guessed',
  'password_changed',
  'password_reset',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'connected',
  'disconnected',
  'data_exported',
]);
