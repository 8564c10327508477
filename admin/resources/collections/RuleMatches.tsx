import { useDeferredValue } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { titleOf } from '../products/product-title.ts';
import { asksForSomething, emptyRule, type CollectionValues } from './collection-form.ts';

/** The number of products that the rule finds now, and the first of them. */
export function RuleMatches() {
  const translate = useTranslate();
  const lang = useLang();
  const watched = useWatch<CollectionValues, 'rule'>({ name: 'rule' });
  const rule = useDeferredValue(watched ?? emptyRule);
  const { previewRule } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['collections', 'preview', rule],
    queryFn: ({ signal }) => previewRule(rule, signal),
    enabled: asksForSomething(rule),
    placeholderData: keepPreviousData,
  });
  if (!asksForSomething(rule) || !data) return null;
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 620, mb: 1 }}>
        {translate('app.collections.finds', { smart_count: data.total })}
      </Typography>
      <Box
        component="ul"
        aria-label={translate('app.collections.preview')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        }}
      >
        {data.products.map((product) => (
          <Box component="li" key={product.id}>
            <ProductPicture picture={product.image} size="fill" />
            <Typography variant="caption" component="div" sx={{ mt: 0.5 }}>
              {titleOf(product, lang)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
