import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  openVerifier,
  ProviderError,
  saveVerifier,
  type VerifierChange,
} from '../../sales/index.ts';
import type { SlipVerifierKeys } from './slip-verifier.contract.ts';

const MIN_KEY_LETTERS = 8;

/** A field of the keys that is refused, and the text that says why. */
interface RefusedKeys {
  readonly path: 'secret_key' | 'branch';
  readonly key: 'field.verifierBranch' | 'field.required' | 'field.verifierKeyRefused';
}

/**
 * Tests the keys of a shop, or of the marketplace, at the service and stores them; returns why they
 * are refused, or null.
 * @throws ApiFailure if the service does not answer.
 */
export async function connectVerifier(
  host: Host,
  change: VerifierChange,
  { provider, secret_key, branch: typed }: SlipVerifierKeys,
): Promise<RefusedKeys | null> {
  // Trim the keys, because people copy them from a page.
  const secretKey = secret_key.trim();
  if (secretKey.length < MIN_KEY_LETTERS) return { path: 'secret_key', key: 'field.required' };
  // Other characters are invalid in a request header.
  if (!/^[\x21-\x7e]+$/.test(secretKey)) {
    return { path: 'secret_key', key: 'field.verifierKeyRefused' };
  }
  const branch = provider === 'slipok' ? typed.trim() : '';
  if (provider === 'slipok' && !/^\d+$/.test(branch)) {
    return { path: 'branch', key: 'field.verifierBranch' };
  }
  const keys = { secretKey, branch };
  try {
    const isRight = await openVerifier(host.config, provider, keys).checkKeys();
    if (!isRight) return { path: 'secret_key', key: 'field.verifierKeyRefused' };
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiFailure(503, 'PROVIDER_DOWN');
    throw error;
  }
  await saveVerifier(host, change, provider, keys);
  return null;
}
