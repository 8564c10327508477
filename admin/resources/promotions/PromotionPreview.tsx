import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useWatch } from 'react-hook-form';
import { formatPrice } from '@talad/elements/locales/format';
import type {
  PreviewAnswer,
  PreviewRequest,
} from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { tabular } from '../../layout/styles.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { changesPrices } from './promotion-terms.ts';

const PAUSE = 300;

/** Shows the prices that the unsaved form would make. */
export function PromotionPreview({ id }: { readonly id?: number }) {
  const translate = useTranslate();
  const { previewPromotion } = useDataProvider<TaladDataProvider>();
  const request = usePaused(useRequest(id));
  const { data } = useQuery({
    queryKey: ['promotions', 'preview', request],
    queryFn: ({ signal }) => (request ? previewPromotion(request, signal) : null),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
  const kind: unknown = useWatch({ name: 'kind' });
  if (!changesPrices(kind)) return null;
  return (
    <Section title={translate('app.promotions.preview')} flush>
      {request !== null && data && data.total > 0 ? (
        <Prices {...data} />
      ) : (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('app.promotions.preview_empty')}
        </Typography>
      )}
    </Section>
  );
}

/** Returns null while nothing is chosen, or a time is missing. */
function useRequest(id: number | undefined): PreviewRequest | null {
  const [by, value, products, categories, begins, ends] = useWatch({
    name: [
      'discount_kind',
      'discount_value',
      'product_ids',
      'category_ids',
      'begins_at',
      'ends_at',
    ],
  }) as readonly [
    PreviewRequest['discount_kind'] | undefined,
    number | null | undefined,
    number[] | undefined,
    number[] | undefined,
    string | null,
    string | null,
  ];
  const isChosen = (products?.length ?? 0) + (categories?.length ?? 0) > 0;
  if (!isChosen || !begins || !ends) return null;
  return {
    discount_kind: by ?? 'percent',
    discount_value: typeof value === 'number' && value >= 0 ? value : null,
    product_ids: products ?? [],
    category_ids: categories ?? [],
    begins_at: begins,
    ends_at: ends,
    ...(id !== undefined && { id }),
  };
}

/** Returns the value after typing has paused. */
function usePaused(request: PreviewRequest | null): PreviewRequest | null {
  const written = JSON.stringify(request);
  const [paused, setPaused] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(written), PAUSE);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(paused) as PreviewRequest | null;
}

function Prices({ prices, total, clashes }: PreviewAnswer) {
  const translate = useTranslate();
  const label = translate('app.promotions.preview');
  return (
    <>
      {clashes > 0 && (
        <Alert severity="warning" sx={{ mx: 2, mb: 1 }}>
          {translate('app.promotions.clashes', { smart_count: clashes })}
        </Alert>
      )}
      {/* It is a group, because the section around it is the landmark with this name. */}
      <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="group" aria-label={label}>
        <Table size="small" stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.products.fields.title')}</TableCell>
              <TableCell align="right">{translate('app.promotions.before')}</TableCell>
              <TableCell align="right">{translate('app.promotions.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {prices.map((one) => (
              <PriceRow key={one.product_id} {...one} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {total > prices.length && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
          {translate('app.promotions.more', { smart_count: total - prices.length })}
        </Typography>
      )}
    </>
  );
}

function PriceRow({ title, before, after, other }: PreviewAnswer['prices'][number]) {
  const translate = useTranslate();
  const price = { whiteSpace: 'nowrap', ...tabular };
  return (
    <TableRow>
      <TableCell>
        {title}
        {other && (
          <Box
            component="span"
            sx={{ display: 'block', color: 'warning.main', fontSize: '0.8125rem' }}
          >
            {translate(other.price < after ? 'app.promotions.loses' : 'app.promotions.wins', {
              title: other.title,
              price: formatPrice(other.price),
            })}
          </Box>
        )}
      </TableCell>
      <TableCell align="right" sx={{ ...price, color: 'text.secondary' }}>
        {formatPrice(before)}
      </TableCell>
      <TableCell align="right" sx={{ ...price, fontWeight: 620 }}>
        {formatPrice(after)}
      </TableCell>
    </TableRow>
  );
}
