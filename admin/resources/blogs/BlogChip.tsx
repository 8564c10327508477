import { useTranslate } from 'react-admin';
import type { ManagedBlog } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { blogTone } from './blog-states.ts';

export function BlogChip({ state }: Pick<ManagedBlog, 'state'>) {
  const translate = useTranslate();
  return <StatusChip tone={blogTone[state]} label={translate(`app.blogs.state.${state}`)} />;
}
