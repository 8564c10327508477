import { useTranslate } from 'react-admin';
import {
  BlogUpdate,
  type ManagedBlogDetail,
} from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { Field } from '../../forms/Field.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { RemoveAtOnce } from '../../layout/undo/RemoveAtOnce.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { BlogChip } from './BlogChip.tsx';
import { BlogFields } from './BlogFields.tsx';

export function BlogEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const dateTime = useDateTime();
  const { shop, profile } = usePlace();
  const mayWriteAll = useMay('blogs', 'write_all');
  const mayWriteThis = (blog: ManagedBlogDetail) => mayWriteAll || blog.account_id === profile.id;
  return (
    <EditForm<ManagedBlogDetail>
      isWide
      contract={BlogUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.blogs.saved"
      mayWriteThis={mayWriteThis}
      header={(blog) => ({
        title: titleOf(blog, lang),
        aside: <BlogChip {...blog} />,
        below: [
          ...(blog.publish_at === null ? [] : [dateTime(blog.publish_at)]),
          ...(mayWriteThis(blog) ? [] : [translate('app.blogs.of_another')]),
        ].join(' · '),
        backTo: '/blogs',
        actions: (
          <ViewLink
            href={blog.state === 'published' ? blog.full_url : `${blog.full_url}?preview=1`}
            label={blog.state === 'published' ? 'app.products.view' : 'app.blogs.preview'}
          />
        ),
      })}
    >
      {(blog) => (
        <BlogFields
          details={<Field source="slug" help={translate('app.blogs.slug_help')} />}
          more={
            mayWriteThis(blog) && (
              <RemoveAtOnce
                name="blogs"
                run={(provider) => provider.delete('blogs', { id: blog.id })}
                undo={({ restoreBlog }) => restoreBlog(blog.id)}
              />
            )
          }
        />
      )}
    </EditForm>
  );
}
