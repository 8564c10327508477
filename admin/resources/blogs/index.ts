import { lazy } from 'react';
import BlogIcon from '@mui/icons-material/ArticleOutlined';
import type { ManagedBlog } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./BlogList.tsx').then((m) => ({ default: m.BlogList })));
const create = lazy(() => import('./BlogCreate.tsx').then((m) => ({ default: m.BlogCreate })));
const edit = lazy(() => import('./BlogEdit.tsx').then((m) => ({ default: m.BlogEdit })));

export const blogs = resource({
  name: 'blogs',
  group: 'storefront',
  icon: BlogIcon,
  rights: {
    export: 'blog:add',
    list: 'blog:add',
    edit: 'blog:add',
    create: 'blog:add',
    write: 'blog:add',
    delete: 'blog:add',
    /** Right to change other writers' posts. */
    write_all: 'blog:write',
  },
  list,
  create,
  quick: { to: '/blogs/create', key: 'app.blogs.new' },
  edit,
  recordRepresentation: (blog: ManagedBlog) => blog.titles.th || blog.titles.en,
});
