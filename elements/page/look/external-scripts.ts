import type { PageProblem } from '../page-problem.ts';
import { isStored } from './read-record.ts';

/** An owner's script (spec §3 externalScripts): a file of another host, or a few lines. */
export type ExternalScript = { readonly src: string } | { readonly code: string };

export const MAX_SCRIPTS = 10;
export const MAX_SCRIPT_CODE = 10_000;

/** Returns the valid scripts; a plain string is the address of a file. */
export function readExternalScripts(stored: unknown): readonly ExternalScript[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_SCRIPTS).flatMap((one: unknown): readonly ExternalScript[] => {
    const { src, code } = isStored(one) ? one : { src: one };
    if (isScriptAddress(src)) return [{ src }];
    return isScriptCode(code) ? [{ code }] : [];
  });
}

export function checkExternalScripts(given: unknown): readonly PageProblem[] {
  const path = '/externalScripts';
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [{ path, code: 'WRONG_TYPE' }];
  if (given.length > MAX_SCRIPTS) return [{ path, code: 'TOO_MANY', limit: MAX_SCRIPTS }];
  return given.flatMap((one: unknown, index): readonly PageProblem[] => {
    const at = `${path}/${index}`;
    const { src, code } = isStored(one) ? one : { src: one };
    if (src !== undefined && src !== '' && !isScriptAddress(src)) {
      return [{ path: `${at}/src`, code: 'BAD_LINK' }];
    }
    if (code === undefined || code === '' || isScriptCode(code)) return [];
    const isLong = typeof code === 'string' && code.length > MAX_SCRIPT_CODE;
    return [
      isLong
        ? { path: `${at}/code`, code: 'TOO_LONG', limit: MAX_SCRIPT_CODE }
        : { path: `${at}/code`, code: 'WRONG_TYPE' },
    ];
  });
}

/** Returns whether it is an https address without characters that would end a source in a policy. */
function isScriptAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 1_000 || /[\s;,'"<>]/.test(value)) return false;
  if (!value.startsWith('https://') || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Returns whether it is code that cannot end its script element or begin an HTML comment in it. */
function isScriptCode(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_SCRIPT_CODE &&
    !/<\/?script|<!--/i.test(value)
  );
}
