import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { usePlace } from '../../layout/ShopContext.tsx';

/** Opens the paper as a page to print, and as a file. */
export function PaperLinks({ paper }: { readonly paper: Pick<Paper, 'id' | 'number'> }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const path = `/api/v1/manage/${shop.id}/papers/${paper.id}`;
  return (
    <>
      {(['print', 'pdf'] as const).map((form) => (
        <Button
          key={form}
          href={`${path}/${form}`}
          target="_blank"
          rel="noopener"
          aria-label={translate(`app.papers.${form}_of`, { number: paper.number })}
        >
          {translate(`app.papers.${form}`)}
        </Button>
      ))}
    </>
  );
}
