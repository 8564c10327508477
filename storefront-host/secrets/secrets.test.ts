import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPassword, hashPassword } from '../identity/passwords/password.ts';
import { passwordProblem } from '../identity/passwords/password-rules.ts';
import { makeSecrets, openSecrets, type Secrets } from './secrets.ts';
import { readToken, signToken } from './signed-token.ts';

describe('secrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talad-secrets-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are made once, for their owner only, and are the same at the next start', async () => {
    const first = await openSecrets(folder);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await openSecrets(folder)).toEqual(first);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  test('two first starts at the same moment end with the same ones', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => openSecrets(folder)));
    for (const one of all) expect(one).toEqual(all[0]);
  });

  test('a file that was restored with open permissions is closed again', async () => {
    await openSecrets(folder);
    await chmod(join(folder, 'secrets.json'), 0o644);
    await openSecrets(folder);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('a damaged file is never replaced', async () => {
    const path = join(folder, 'secrets.json');
    for (const content of ['', '{"cookieKeys":', '{"cookieKeys":[]}']) {
      await writeFile(path, content);
      await expect(openSecrets(folder)).rejects.toThrow('is damaged');
      expect(await readFile(path, 'utf8')).toBe(content);
    }
  });
});

describe('signed tokens', () => {
  const secrets = makeSecrets();
  const Shape = Type.Object({ order: Type.String() });
  const now = new Date('2026-11-20T10:00:00Z');
  const later = new Date('2026-11-20T10:01:00Z');
  const token = signToken(secrets, 'order', { order: 'A1' }, later);
  const read = (value: string, purpose = 'order', at = now, keys: Secrets = secrets) =>
    readToken(keys, purpose, Shape, value, at);

  test('come back as they were made, until they expire', () => {
    expect(read(token)).toEqual({ order: 'A1' });
    expect(read(token, 'order', later)).toBeNull();
  });

  test('are good for one purpose and one shape only', () => {
    expect(read(token, 'cart')).toBeNull();
    expect(readToken(secrets, 'order', Type.Object({ x: Type.Number() }), token, now)).toBeNull();
  });

  test.each(['', '.', 'a.b', `${token}x`, `x${token}`, token.replace('.', '..'), `${token}.x`])(
    'are refused when forged: %s',
    (value) => {
      expect(read(value)).toBeNull();
    },
  );

  test('outlive a new key put in front, and end when theirs is taken away', () => {
    const fresh = makeSecrets();
    const both: Secrets = { ...secrets, tokenKeys: [fresh.tokenKeys[0], secrets.tokenKeys[0]] };
    expect(read(token, 'order', now, both)).toEqual({ order: 'A1' });
    expect(read(token, 'order', now, fresh)).toBeNull();
  });
});

describe('passwords', () => {
  test('are recognised, also composed by another keyboard, and nothing else is', async () => {
    const hash = await hashPassword('café ตลาดนัด');
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(await checkPassword('cafe\u0301 ตลาดนัด', hash)).toBe(true);
    expect(await checkPassword('cafe ตลาดนัด', hash)).toBe(false);
    expect(await checkPassword('café ตลาดนัด', null)).toBe(false);
    expect(await hashPassword('café ตลาดนัด')).not.toBe(hash);
  });

  test.each([
    ['too short', 'account.shortPassword'],
    ['x'.repeat(201), 'account.longPassword'],
    ['1234567890', 'account.easyPassword'],
    ['Password123', 'account.easyPassword'],
    ['aaaaaaaaaaaa', 'account.easyPassword'],
    ['somchai.jaidee99', 'account.easyPassword'],
    ['สี่คำจำง่าย', null],
    ['correct horse', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, 'somchai.jaidee@example.test')).toBe(problem);
  });
});
