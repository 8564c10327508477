import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { useAction } from '../../layout/use-action.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { PaperChip } from './PaperChip.tsx';
import { PaperLinks } from './PaperLinks.tsx';
import { VoidDialog } from './VoidDialog.tsx';

/** Shows receipt, tax invoices and credit notes of an order; hidden while it can have none. */
export function PapersCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayWrite = useMay('papers', 'write');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction();
  const { orderPapers } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['papers', 'order', order.id],
    queryFn: ({ signal }) => orderPapers(order.id, signal),
  });
  if (!data || data.papers.length + data.may_issue.length === 0) return null;
  const first = data.may_issue.find((kind) => kind !== 'full');
  return (
    <Section title={translate('app.papers.title')}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.papers.map((paper) => (
          <PaperItem key={paper.id} paper={paper} mayVoid={mayWrite} />
        ))}
      </Stack>
      {mayWrite && (
        <Stack
          direction="row"
          sx={{ gap: 1, mt: data.papers.length > 0 ? 2 : 0, flexWrap: 'wrap' }}
        >
          {first && (
            <Button
              variant="outlined"
              loading={isPending}
              onClick={() =>
                mutate({
                  run: (provider) => provider.issuePaper(order.id),
                  done: 'app.papers.issued',
                })
              }
            >
              {translate(`app.papers.issue.${first}`)}
            </Button>
          )}
          {data.may_issue.includes('full') && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {translate('app.papers.issue.full')}
            </Button>
          )}
        </Stack>
      )}
      {isAsking && <InvoiceDialog order={order} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function PaperItem({ paper, mayVoid }: { readonly paper: Paper; readonly mayVoid: boolean }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const [isVoiding, setVoiding] = useState(false);
  return (
    <Box component="li">
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ ...tabular, fontWeight: 550 }}>{paper.number}</Typography>
        <PaperChip paper={paper} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[formatPrice(paper.total), paper.buyer].filter(Boolean).join(' · ')}
      </Typography>
      {paper.void_reason !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('app.papers.void_reason', { reason: paper.void_reason })}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary" component="div" sx={tabular}>
        {dateTime(paper.issued_at)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1 }}>
        <PaperLinks paper={paper} />
        {mayVoid && paper.voided_at === null && (
          <Button color="error" onClick={() => setVoiding(true)}>
            {translate('app.papers.void')}
          </Button>
        )}
      </Stack>
      {isVoiding && <VoidDialog paper={paper} onClose={() => setVoiding(false)} />}
    </Box>
  );
}
