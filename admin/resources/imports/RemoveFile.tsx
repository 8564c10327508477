import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { Button } from '@mui/material';
import { useAction } from '../../layout/use-action.ts';
import { useImportName } from './import-kind.tsx';

/** Deletes a file that was not imported, which changes nothing else in the shop. */
export function RemoveFile({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const name = useImportName();
  const { mutate, isPending } = useAction(() => void navigate(`/${name}`));
  return (
    <Button
      color="error"
      loading={isPending}
      sx={{ alignSelf: 'flex-start' }}
      onClick={() =>
        mutate({ run: ({ removeImport }) => removeImport(name, id), done: 'app.imports.removed' })
      }
    >
      {translate('app.imports.remove')}
    </Button>
  );
}
