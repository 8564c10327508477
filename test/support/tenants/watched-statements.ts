import { inject } from 'vitest';
import { createTenantGuard } from './tenant-guard.ts';

/** The guard of this worker: each test database is opened with its plugin. */
export const tenantGuard = createTenantGuard(inject('tableColumns'));
