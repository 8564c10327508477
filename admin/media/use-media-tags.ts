import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { MediaTags } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import type { TaladDataProvider } from '../providers/data-provider.ts';

const NONE: MediaTags['tags'] = [];

/** Returns the tags of the library's pictures, the most used first. */
export function useMediaTags(): MediaTags['tags'] {
  const { mediaTags } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['media', 'tags'],
    queryFn: ({ signal }) => mediaTags(signal),
  });
  return data?.tags ?? NONE;
}
