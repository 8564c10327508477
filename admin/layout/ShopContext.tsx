import { createContext, useContext, type ReactNode } from 'react';
import type { MyShop, UserProfile } from '@talad/elements/api/user.contract';
import type { CallApi } from '../providers/call-api.ts';
import { may } from '../providers/rights.ts';
import type { TaladResource } from '../resources/resource.ts';

interface Place {
  readonly shop: MyShop;
  readonly profile: UserProfile;
  readonly resources: readonly TaladResource[];
  /** API calls that the data provider does not cover. */
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

/** Returns whether to show links to it; the server checks again at each call. */
export function useMay(resource: string, action: string): boolean {
  const { shop, resources } = usePlace();
  return may(resources, shop, resource, action);
}
