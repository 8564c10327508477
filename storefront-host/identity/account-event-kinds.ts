/** What happens to an account. Those below `mailed` are told its owner by mail as well. */
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

/** What a thief of the account would do: its owner hears of it where the thief cannot hide it. */
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
