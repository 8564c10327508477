import { afterAll } from 'vitest';
import { sentStatements } from '../postgres/sent-statements.ts';
import { tenantGuard } from './watched-statements.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Exceptions of across-shops.ts that the file's statements needed. */
    acrossShops?: readonly string[];
  }
}

/** Fails every test file whose statements read or write a tenant table without a shop. */
// oxlint-disable-next-line no-empty-pattern -- vitest refuses a context that is not destructured
afterAll(({}, suite) => {
  const { leaks, used } = tenantGuard.take();
  suite.meta.acrossShops = used;
  suite.meta.statements = sentStatements.take();
  if (leaks.length > 0) {
    throw new Error(
      `Limit shop_id, or say in test/support/tenants/across-shops.ts why not:\n${leaks.join('\n')}`,
    );
  }
});
