import type { ManagedBlog } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

type Publishing = RowAct<ManagedBlog, { readonly data: ManagedBlog }>;

function publishing(
  label: string,
  from: ManagedBlog['state'],
  at: () => string | null,
): Publishing {
  return {
    label,
    right: 'write',
    isFor: ({ state }) => state !== from,
    run: ({ update }, { id, revision }) =>
      update('blogs', { id, data: { publish_at: at() }, previousData: { id, revision } }),
    // Restores the earlier time, unless the post was changed since.
    undo: ({ update }, { id, publish_at }, { data: { revision } }) =>
      update('blogs', { id, data: { publish_at }, previousData: { id, revision } }),
  };
}

export const blogActs: readonly RowAct<ManagedBlog>[] = [
  publishing('app.bulk.publish', 'published', () => new Date().toISOString()),
  publishing('app.bulk.unpublish', 'draft', () => null),
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: (provider, { id }) => provider.delete('blogs', { id }),
    undo: ({ restoreBlog }, { id }) => restoreBlog(id),
  },
];
