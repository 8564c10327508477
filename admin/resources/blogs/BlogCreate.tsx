import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BlogCreate as Contract } from '../../../storefront-host/modules/content/documents/manage-blogs.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { BlogFields } from './BlogFields.tsx';

/** Creates a post: a title, a text and Save publish it. */
export function BlogCreate() {
  const translate = useTranslate();
  const { shop, profile } = usePlace();
  const [defaults] = useState(() => ({
    titles: { th: '', en: '' },
    bodies: { th: '', en: '' },
    summaries: { th: '', en: '' },
    tags: { th: '', en: '' },
    authors: { th: '', en: '', [shop.base_language]: profile.display_name },
    image: null,
    image_alts: { th: '', en: '' },
    hilight: false,
    publish_at: new Date().toISOString(),
  }));
  return (
    <CreateForm
      isWide
      contract={Contract}
      rule={titleRule(shop.base_language)}
      saved="app.blogs.created"
      defaults={defaults}
      header={{ title: translate('app.blogs.new'), backTo: '/blogs' }}
    >
      <BlogFields isNew />
    </CreateForm>
  );
}
