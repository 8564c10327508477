import { useTranslate } from 'react-admin';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';

/** Shows the kind of a paper, or that it is void. */
export function PaperChip({ paper }: { readonly paper: Paper }) {
  const translate = useTranslate();
  const kind = translate(`app.papers.kind.${paper.kind}`);
  return paper.voided_at === null ? (
    <StatusChip
      label={kind}
      tone={paper.kind === 'credit' || paper.kind === 'refund' ? 'attention' : 'good'}
    />
  ) : (
    <StatusChip label={translate('app.papers.voided', { kind })} tone="neutral" />
  );
}
