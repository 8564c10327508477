import { createContext, useContext, type ReactNode } from 'react';
import type { MyShop, UserProfile } from '@talad/elements/api/user.contract';
import { may } from '../providers/auth-provider.ts';
import type { CallApi } from '../providers/call-api.ts';

interface Place {
  readonly shop: MyShop;
  readonly profile: UserProfile;
  /** For what does not go through the data provider. */
  readonly callApi: CallApi;
}

const PlaceContext = createContext<Place | null>(null);

export function ShopProvider({ children, ...place }: Place & { readonly children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('outside of ShopProvider');
  return place;
}

/** Whether to draw what leads to it; the server decides again when it is done. */
export function useMay(resource: string, action: string): boolean {
  return may(usePlace().shop, resource, action);
}
