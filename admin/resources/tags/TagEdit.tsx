import { useRedirect, useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import {
  TagUpdate,
  type ManagedTag,
} from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import { BothLanguages } from '../../forms/BothLanguages.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { Section } from '../../layout/Section.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { MergeButton } from './MergeButton.tsx';

export function TagEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedTag>
      contract={TagUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.tags.saved"
      header={(tag) => ({
        title: titleOf(tag, lang),
        below: translate('app.categories.products', { smart_count: tag.product_count }),
        backTo: '/tags',
        actions: <ViewLink href={tag.full_url} />,
      })}
    >
      {(tag) => (
        <>
          <Section title={translate('app.tags.details')}>
            <Box sx={{ pt: 0.75 }}>
              <BothLanguages source="titles" required />
            </Box>
          </Section>
          <MergeButton tag={tag} />
          <RemoveTag tag={tag} />
        </>
      )}
    </EditForm>
  );
}

/** Says how many products lose the tag. */
function RemoveTag({ tag }: { readonly tag: ManagedTag }) {
  const { id, revision, product_count: products } = tag;
  const translate = useTranslate();
  const lang = useLang();
  const redirect = useRedirect();
  const mayRemove = useMay('tags', 'delete');
  const remove = useUndoable({
    run: (provider) => provider.removeTag(id, revision),
    done: 'app.tags.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('tags', id),
    undone: 'app.tags.restored',
    onDone: () => redirect('list', 'tags'),
  });
  if (!mayRemove) return null;
  return (
    <RemoveQuestion
      label={translate('app.tags.remove')}
      title={translate('app.categories.remove_title', { title: titleOf(tag, lang) })}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <Typography>
        {products === 0
          ? translate('app.tags.remove_unused')
          : translate('app.tags.remove_text', { smart_count: products })}
      </Typography>
    </RemoveQuestion>
  );
}
