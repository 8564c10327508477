import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import OrderIcon from '@mui/icons-material/SwapVertOutlined';
import EmptyIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { contestantActs } from './contestant-acts.ts';

export function ContestantList() {
  const translate = useTranslate();
  const mayWrite = useMay('contestants', 'write');
  const [isOrdering, setOrdering] = useState(false);
  return (
    <ResourceList<ManagedContestant>
      name="contestants"
      sort={{ field: 'number', order: 'ASC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="contestants" acts={contestantActs} />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
          <SearchField label={translate('app.contestants.search')} maxLength={200} />
          {mayWrite && (
            <Button startIcon={<OrderIcon />} onClick={() => setOrdering(true)}>
              {translate('app.contestants.order')}
            </Button>
          )}
          {isOrdering && <OrderDialog onClose={() => setOrdering(false)} />}
        </Stack>
      }
      columns={[
        { field: 'number', sorts: true, sx: { width: 110, ...tabular }, cell: (one) => one.number },
        { field: 'title', sx: { width: '40%' }, cell: (one) => <Name one={one} /> },
        { field: 'summary', cell: (one) => <Summary one={one} /> },
      ]}
      card={(one) => (
        <Stack
          direction="row"
          sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Name one={one} />
          <Typography variant="caption" color="textSecondary">
            {translate('app.contestants.number', { number: one.number })}
          </Typography>
        </Stack>
      )}
    />
  );
}

interface OneProps {
  readonly one: ManagedContestant;
}

function Name({ one }: OneProps) {
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <ProductPicture picture={one.picture} size={40} />
      <Link component={RouterLink} to={`/contestants/${one.id}/show`} sx={rowLink}>
        {titleOf(one, lang)}
      </Link>
    </Stack>
  );
}

function Summary({ one: { summaries } }: OneProps) {
  const lang = useLang();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {summaries[lang] || summaries.th || summaries.en}
    </Box>
  );
}
