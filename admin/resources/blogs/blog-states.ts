import type { BlogState } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import type { Tone } from '../../layout/StatusChip.tsx';
import { fromThaiClock, toThaiClock } from '../../forms/thai-time.ts';

export const blogStates = [
  'published',
  'scheduled',
  'draft',
] as const satisfies readonly BlogState[];

export const blogTone: Readonly<Record<BlogState, Tone>> = {
  published: 'good',
  scheduled: 'progress',
  draft: 'neutral',
};

/** Returns the state that a post with this time has once it is saved. */
export function stateOf(publishAt: unknown, now: Date): BlogState {
  if (typeof publishAt !== 'string') return 'draft';
  return Date.parse(publishAt) > now.getTime() ? 'scheduled' : 'published';
}

/** Returns the time that a post gets with its state; the writer may change it. */
export function timeOf(state: BlogState, now: Date): string | null {
  switch (state) {
    case 'draft':
      return null;
    case 'published':
      return now.toISOString();
    case 'scheduled': {
      const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
      return fromThaiClock(`${toThaiClock(tomorrow).slice(0, 10)}T09:00`);
    }
  }
}
