import { buildEnvironment } from './build-environment.ts';

export function buildStorefront(): Promise<void> {
  return buildEnvironment({
    environment: 'storefront',
    built: 'dist/storefront/.vite/manifest.json',
    sources: [
      'elements',
      'storefront-host/rendering/browser',
      'storefront-host/identity/browser',
      'storefront-host/modules/back-office/signup/browser',
    ],
  });
}
