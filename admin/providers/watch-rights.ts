import type { MyShop, UserProfile } from '@talad/elements/api/user.contract';
import { ApiRefusal } from './api-refusal.ts';
import { requestSecondFactor, signInAgain } from './auth-provider.ts';
import type { CallApi } from './call-api.ts';
import { loadProfile } from './profile.ts';

/**
 * Wraps the calls. A refusal for a missing right may mean that an owner has just changed this account's rights:
 * the profile is fetched once, and listeners are notified if it differs. For a missing second factor or recent
 * sign-in it redirects to that step.
 */
export function watchRights(
  callApi: CallApi,
  shop: MyShop,
  onChanged: (profile: UserProfile) => void,
): CallApi {
  let asking: Promise<void> | undefined;
  return async (path, init) => {
    try {
      return await callApi(path, init);
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === 'FORBIDDEN') {
        asking ??= look().finally(() => (asking = undefined));
      }
      if (error instanceof ApiRefusal && error.code === 'SECOND_FACTOR') requestSecondFactor();
      if (error instanceof ApiRefusal && error.code === 'PROVE_AGAIN') signInAgain();
      throw error;
    }
  };

  async function look(): Promise<void> {
    const profile = await loadProfile(callApi, shop.shopname);
    if (profile instanceof ApiRefusal) return;
    const now = profile.myshops.find(({ id }) => id === shop.id);
    if (String(now?.capabilities) !== String(shop.capabilities)) onChanged(profile);
  }
}
