import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';
import { makeSecrets } from './secrets.ts';

const secrets = makeSecrets();
const secret = Buffer.from('what an authenticator app knows');

test('a sealed value is opened by the same installation, for the same purpose', () => {
  const sealed = seal(secrets, 'totp', secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(unseal(secrets, 'totp', sealed)).toEqual(secret);
  expect(unseal(secrets, 'other', sealed)).toBeNull();
  expect(unseal(makeSecrets(), 'totp', sealed)).toBeNull();
});

test('a key that was put in front still opens what the older one sealed', () => {
  const sealed = seal(secrets, 'totp', secret);
  const [newer] = makeSecrets().tokenKeys;
  expect(unseal({ tokenKeys: [newer, ...secrets.tokenKeys] }, 'totp', sealed)).toEqual(secret);
});

test('changed by one bit it is nothing', () => {
  const sealed = seal(secrets, 'totp', secret);
  const last = sealed.length - 1;
  sealed.writeUInt8(sealed.readUInt8(last) ^ 1, last);
  expect(unseal(secrets, 'totp', sealed)).toBeNull();
});
