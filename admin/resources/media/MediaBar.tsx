import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import type { ManagedMedia } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { SelectionBar } from '../../layout/lists/SelectionBar.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { RemoveSelectedMedia } from './RemoveSelectedMedia.tsx';
import { TagSelectedMedia } from './TagSelectedMedia.tsx';

/** Actions for the selected pictures of a page. */
export function MediaBar() {
  const translate = useTranslate();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ManagedMedia>();
  const mayWrite = useMay('media', 'write');
  const mayRemove = useMay('media', 'delete');
  const [open, setOpen] = useState<'tags' | 'remove' | null>(null);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (chosen.length === 0) return null;
  const close = () => setOpen(null);
  const done = () => {
    close();
    onUnselectItems();
  };
  return (
    <SelectionBar
      label={translate('app.media.bar')}
      text={translate('app.bulk.chosen', { smart_count: chosen.length })}
      onClear={onUnselectItems}
    >
      {mayWrite && (
        <Button variant="outlined" onClick={() => setOpen('tags')}>
          {translate('app.media.change_tags')}
        </Button>
      )}
      {mayRemove && (
        <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
          {translate('app.media.remove_selected')}
        </Button>
      )}
      {open === 'tags' && <TagSelectedMedia chosen={chosen} onDone={done} onClose={close} />}
      {open === 'remove' && <RemoveSelectedMedia chosen={chosen} onDone={done} onClose={close} />}
    </SelectionBar>
  );
}
