import { Type } from 'typebox';
import type { AccountService } from '../../account-service.ts';
import { upstreamKeys, type UpstreamProvider } from '../../upstream/upstream-providers.ts';
import { ApiFailure } from '../../../http/index.ts';

export const ProviderParam = Type.Union(upstreamKeys.map((key) => Type.Literal(key)));

/** @throws ApiFailure if the provider is not configured. */
export function upstreamProvider(
  { upstream }: Pick<AccountService, 'upstream'>,
  key: string,
): UpstreamProvider {
  const provider = upstream.find((candidate) => candidate.key === key);
  if (!provider) throw new ApiFailure(404, 'NOT_FOUND');
  return provider;
}
