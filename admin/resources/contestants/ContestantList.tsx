import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';

export function ContestantList() {
  const translate = useTranslate();
  return (
    <ResourceList<ManagedContestant>
      name="contestants"
      sort={{ field: 'number', order: 'ASC' }}
      icon={<EmptyIcon />}
      toolbar={
        <Box sx={{ p: 1.5 }}>
          <SearchField label={translate('app.contestants.search')} maxLength={200} />
        </Box>
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
      <Link component={RouterLink} to={`/contestants/${one.id}`} sx={rowLink}>
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
