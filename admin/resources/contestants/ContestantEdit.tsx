import { useRedirect, useTranslate } from 'react-admin';
import { Box, Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import {
  ContestantUpdate,
  type ManagedContestant,
} from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/use-undoable.tsx';
import { titleOf } from '../products/product-title.ts';
import { ContestantFields } from './ContestantFields.tsx';

export function ContestantEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedContestant>
      contract={ContestantUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.contestants.saved"
      header={(contestant) => ({
        title: titleOf(contestant, lang),
        below: translate('app.contestants.number', { number: contestant.number }),
        backTo: '/contestants',
        actions: (
          <Button
            variant="outlined"
            href={contestant.full_url}
            target="_blank"
            rel="noopener"
            endIcon={<OpenIcon />}
          >
            {translate('app.products.view')}
          </Button>
        ),
      })}
    >
      {(contestant) => (
        <Box sx={{ maxWidth: 760, mx: 'auto' }}>
          <ContestantFields />
          <RemoveContestant contestant={contestant} />
        </Box>
      )}
    </EditForm>
  );
}

/** At once, without a question: the notice brings it back. */
function RemoveContestant({ contestant }: { readonly contestant: ManagedContestant }) {
  const { id, revision } = contestant;
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('contestants', 'delete');
  const remove = useUndoable({
    run: ({ removeContestant }) => removeContestant(id, revision),
    done: 'app.contestants.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('contestants', id),
    undone: 'app.contestants.restored',
    onDone: () => redirect('list', 'contestants'),
  });
  if (!mayRemove) return null;
  return (
    <Button
      color="error"
      startIcon={<RemoveIcon />}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
      sx={{ mt: 1.5 }}
    >
      {translate('app.contestants.remove')}
    </Button>
  );
}
