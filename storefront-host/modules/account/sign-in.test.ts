import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const PASSWORD = 'correct horse';
const OWNER = 'owner-alpha@example.test';
const PLATFORM = 'localhost';

describe('signing in', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ seed: 'small' });
  });
  afterAll(() => host.close());

  test('leads through the account service and back to where the visitor wanted to go', async () => {
    const browser = openBrowser(host);
    const page = await browser.signIn(OWNER, PASSWORD, '/api/v1/users/me/profile');
    console.log(page);
    expect(page.status).toBe(200);
    expect(JSON.parse(page.html)).toMatchObject({ profile: { email: OWNER } });
  });
});
void PLATFORM;
