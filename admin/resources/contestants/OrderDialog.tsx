import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Box, Stack, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import type { ContestantOrder } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { OrderButtons } from '../../forms/ordering/OrderButtons.tsx';
import { useOrdering } from '../../forms/ordering/use-ordering.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useLang } from '../../layout/formats.ts';
import { quiet } from '../../layout/quiet.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import { tabular, visuallyHidden } from '../../layout/styles.ts';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { titleOf } from '../products/product-title.ts';

type Contestants = Readonly<ContestantOrder['contestants']>;

/** Sorts the contestants as visitors see them, by drag, by buttons and by keyboard. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['contestants', 'order'],
    queryFn: ({ signal }) => provider.contestantOrder(signal),
    gcTime: 0,
    ...quiet,
  });
  const [changed, setChanged] = useState<Contestants | null>(null);
  const idsOf = (rows: Contestants) => rows.map(({ id }) => id);
  const save = useUndoable({
    run: (calls) => calls.orderContestants(idsOf(changed ?? [])),
    done: 'app.contestants.ordered',
    undo: (calls) => calls.orderContestants(idsOf(data ?? [])),
    undone: 'app.contestants.order_undone',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={translate('app.contestants.order')}
      submit={translate('app.action.save')}
      isPending={save.isPending}
      onSubmit={() => (changed ? save.mutate() : onClose())}
      onClose={onClose}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <OrderRows rows={changed ?? data} onChange={setChanged} />
      ) : (
        <Loading />
      )}
    </FormDialog>
  );
}

interface OrderRowsProps {
  readonly rows: Contestants;
  readonly onChange: (rows: Contestants) => void;
}

function OrderRows({ rows, onChange }: OrderRowsProps) {
  const translate = useTranslate();
  const lang = useLang();
  const { dragged, announcement, move, dragOf } = useOrdering(rows, {
    titleOf: (one) => titleOf(one, lang),
    onChange,
  });
  return (
    <>
      <Box
        component="ol"
        aria-label={translate('app.contestants.title')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((one, index) => (
          <Stack
            component="li"
            key={one.id}
            direction="row"
            draggable
            {...dragOf(index)}
            sx={{
              alignItems: 'center',
              gap: 1,
              py: 0.25,
              borderTop: 1,
              borderColor: 'divider',
              opacity: dragged === index ? 0.5 : 1,
            }}
          >
            <DragIcon fontSize="small" sx={{ color: 'text.disabled', cursor: 'grab' }} />
            <Typography color="textSecondary" sx={{ minWidth: 36, ...tabular }}>
              {one.number}
            </Typography>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {titleOf(one, lang)}
            </Typography>
            <OrderButtons
              title={titleOf(one, lang)}
              index={index}
              count={rows.length}
              onMove={(to) => move(index, to)}
            />
          </Stack>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
