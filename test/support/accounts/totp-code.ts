import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows at `at`, `steps` half minutes later. */
export function totpCode(secret: Buffer, at: Date, steps = 0): string {
  return TOTP.generate({
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    timestamp: at.getTime() + steps * 30_000,
  });
}
