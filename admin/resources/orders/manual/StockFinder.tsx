import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import type { StockItem } from '../../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { RecordFinder } from '../../../forms/RecordFinder.tsx';
import { tabular } from '../../../layout/styles.ts';

interface StockFinderProps {
  readonly chosen: readonly number[];
  readonly onChosen: (item: StockItem) => void;
}

/** Finds products and variants, each with its stock. */
export function StockFinder({ chosen, onChosen }: StockFinderProps) {
  const translate = useTranslate();
  const stockOf = ({ remain }: StockItem) => {
    if (remain === null) return '';
    return remain === 0
      ? translate('app.dashboard.sold_out')
      : translate('app.dashboard.left', { smart_count: remain });
  };
  return (
    <RecordFinder<StockItem>
      resource="stock"
      label={translate('app.orders.manual.add')}
      chosen={chosen}
      onChosen={onChosen}
      labelOf={({ title, option_text: options }) => [title, options].join(' ').trim()}
      isDisabled={({ remain }) => remain === 0}
    >
      {(item) => (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {item.title}
            <Typography variant="caption" component="div" color="textSecondary">
              {[item.option_text, item.code].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
            {stockOf(item)}
          </Typography>
        </>
      )}
    </RecordFinder>
  );
}
