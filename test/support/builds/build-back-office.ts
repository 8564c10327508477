import { buildEnvironment } from './build-environment.ts';

export function buildBackOffice(): Promise<void> {
  return buildEnvironment({
    environment: 'admin',
    built: 'dist/admin/admin/index.html',
    sources: ['admin', 'elements'],
  });
}
