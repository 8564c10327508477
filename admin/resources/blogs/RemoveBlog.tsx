import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { UNDO_MS, UndoNotice } from '../../layout/UndoNotice.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Takes the post out at once, without a question: the notice brings it back. */
export function RemoveBlog({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.delete('blogs', { id }),
    onSuccess: async () => {
      redirect('list', 'blogs');
      const notice = (
        <UndoNotice
          text={translate('app.blogs.removed')}
          undo={({ restoreBlog }) => restoreBlog(id)}
          undone="app.blogs.restored"
        />
      );
      notify(notice, { autoHideDuration: UNDO_MS });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
  return (
    <Button color="error" startIcon={<RemoveIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('app.blogs.remove')}
    </Button>
  );
}
