import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Skeleton } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure } from '../../layout/states.tsx';
import { ActivityRow } from '../activity/ActivityRow.tsx';
import { useActivity } from '../activity/use-activity.ts';

/**
 * Shows changes of the product and its stock with person, time and values, to staff who may read
 * the log.
 */
export function ProductHistory({ productId }: { readonly productId: number }) {
  const translate = useTranslate();
  const mayRead = useMay('activity', 'list');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <Section title={translate('app.products.history')}>
      {isOpen ? (
        <Entries productId={productId} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{translate('app.products.show_history')}</Button>
      )}
    </Section>
  );
}

function Entries({ productId }: { readonly productId: number }) {
  const translate = useTranslate();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useActivity({ product: productId });
  if (isPending) return <Skeleton height={72} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <Box
        component="ol"
        aria-label={translate('app.products.history')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={{ ...entry, subject: null }} />
        ))}
      </Box>
      {entries.length === 0 && translate('app.products.no_history')}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.products.more_history')}
        </Button>
      )}
    </>
  );
}
