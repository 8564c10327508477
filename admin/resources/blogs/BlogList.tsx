import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ArticleOutlined';
import type { ManagedBlog } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular, wideOnly } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';
import { BlogChip } from './BlogChip.tsx';
import { blogStates } from './blog-states.ts';
import { blogActs } from './blog-acts.ts';

const oneLine = { whiteSpace: 'nowrap', ...tabular } as const;

export function BlogList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<ManagedBlog>
      name="blogs"
      sort={{ field: 'publish_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="blogs" acts={blogActs} />}
      toolbar={<Toolbar />}
      columns={[
        {
          field: 'title',
          sorts: true,
          sx: { width: '60%' },
          cell: (blog) => <Name blog={blog} />,
        },
        { field: 'state', cell: (blog) => <BlogChip {...blog} /> },
        {
          field: 'publish_at',
          sorts: true,
          sx: oneLine,
          cell: ({ publish_at: at }) => (at === null ? '–' : dateTime(at)),
        },
        {
          field: 'updated_at',
          sorts: true,
          sx: { ...oneLine, ...wideOnly },
          cell: ({ updated_at: at }) => dateTime(at),
        },
      ]}
      card={(blog) => <BlogCard blog={blog} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <SearchField label={translate('app.blogs.search')} maxLength={200} />
      <FilterSelect
        field="state"
        label={translate('resources.blogs.fields.state')}
        all={translate('app.blogs.all_states')}
        choices={blogStates.map((id) => ({ id, name: translate(`app.blogs.state.${id}`) }))}
      />
    </Stack>
  );
}

function Name({ blog }: { readonly blog: ManagedBlog }) {
  const translate = useTranslate();
  const lang = useLang();
  const isTranslated = blog.titles.th !== '' && blog.titles.en !== '';
  const notes = [
    ...(blog.hilight ? [translate('app.blogs.first')] : []),
    ...(isTranslated ? [] : [translate(`app.form.untranslated.${blog.titles.en ? 'th' : 'en'}`)]),
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ProductPicture picture={blog.picture} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/blogs/${blog.id}`} sx={rowLink}>
          {titleOf(blog, lang)}
        </Link>
        {notes.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {notes.join(' · ')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

/** Shows a post on a phone. */
function BlogCard({ blog }: { readonly blog: ManagedBlog }) {
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Name blog={blog} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <BlogChip {...blog} />
        {blog.publish_at !== null && (
          <Typography variant="caption" color="textSecondary">
            {dateTime(blog.publish_at)}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
