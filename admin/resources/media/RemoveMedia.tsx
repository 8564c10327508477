import { useRedirect, useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import type { MediaDetail } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { UsesList } from './UsesSection.tsx';

/** Lists the places that lose the picture before it is deleted. */
export function RemoveMedia({ media }: { readonly media: MediaDetail }) {
  const { id, revision, total_uses: uses } = media;
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('media', 'delete');
  const remove = useAction(() => redirect('list', 'media'));
  if (!mayRemove) return null;
  return (
    <div>
      <RemoveQuestion
        label={translate('app.media.remove')}
        title={translate('app.media.remove_title')}
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate({
            run: ({ removePicture }) => removePicture(id, revision, uses),
            done: 'app.media.removed',
          })
        }
      >
        <Typography>
          {uses === 0
            ? translate('app.media.remove_unused')
            : translate('app.media.remove_used', { smart_count: uses })}
        </Typography>
        {uses > 0 && <UsesList media={media} />}
      </RemoveQuestion>
    </div>
  );
}
