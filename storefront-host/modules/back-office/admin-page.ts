import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Lang } from '../../db/schema.ts';

const NONCE = /%CSP_NONCE%/g;

export const ADMIN_SOURCE = new URL('../../../admin/index.html', import.meta.url).pathname;
/** Output folder of `vite build` for the environment 'admin'. */
export const ADMIN_DIST = new URL('../../../dist/admin/', import.meta.url).pathname;

/** Returns the built page, which is read once; undefined before the first build. */
export async function readAdminPage(): Promise<string | undefined> {
  return readFile(`${ADMIN_DIST}admin/index.html`, 'utf8').catch(() => undefined);
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Sets the nonce for styles that emotion creates in the browser, and the chosen colour mode. Without a mode the
 * page is plain white or black until its script has loaded.
 */
export function withRequest(
  html: string,
  { nonce, lang, mode }: { nonce: string; lang: Lang; mode: string | undefined },
): string {
  const page = html.replace(NONCE, nonce).replace(/<html lang="[^"]*"/, `<html lang="${lang}"`);
  return mode === 'dark' || mode === 'light'
    ? page.replace('content="light dark"', `content="${mode}"`)
    : page;
}

/** Vite's client and fast refresh need inline scripts and a socket. */
export const DEV_POLICY = "default-src 'self' data: blob: ws: 'unsafe-inline'";

export function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
