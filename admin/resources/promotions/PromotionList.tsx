import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/BoltOutlined';
import type { ManagedPromotion } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular } from '../../layout/styles.ts';
import { PromotionChip } from './PromotionChip.tsx';
import { promotionKinds, promotionStates, promotionTitle, summaryOf } from './promotion-terms.ts';
import { promotionActs } from './promotion-acts.ts';

export function PromotionList() {
  const dateTime = useDateTime();
  const time = { whiteSpace: 'nowrap', ...tabular };
  return (
    <ResourceList<ManagedPromotion>
      name="promotions"
      sort={{ field: 'id', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="promotions" acts={promotionActs} />}
      toolbar={<Toolbar />}
      columns={[
        {
          field: 'title',
          sorts: true,
          sx: { width: '45%' },
          cell: (promotion) => <Name promotion={promotion} />,
        },
        { field: 'state', cell: (promotion) => <PromotionChip {...promotion} /> },
        { field: 'begins_at', sx: time, cell: ({ begins_at: begins }) => dateTime(begins) },
        { field: 'ends_at', sorts: true, sx: time, cell: ({ ends_at: ends }) => dateTime(ends) },
      ]}
      card={(promotion) => <PromotionCard promotion={promotion} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <SearchField label={translate('app.promotions.search')} maxLength={200} />
      <FilterSelect
        field="kind"
        label={translate('resources.promotions.fields.kind')}
        all={translate('app.promotions.all_kinds')}
        choices={promotionKinds.map((id) => ({
          id,
          name: translate(`resources.promotions.enums.kind.${id}`),
        }))}
      />
      <FilterSelect
        field="state"
        label={translate('resources.promotions.fields.state')}
        all={translate('app.promotions.all_states')}
        choices={promotionStates.map((id) => ({
          id,
          name: translate(`app.promotions.state.${id}`),
        }))}
      />
    </Stack>
  );
}

function Name({ promotion }: { readonly promotion: ManagedPromotion }) {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={`/promotions/${promotion.id}`} sx={rowLink}>
        {promotionTitle(promotion, lang)}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {summaryOf(promotion, translate)}
      </Typography>
    </Box>
  );
}

/** Shows a promotion on a phone. */
function PromotionCard({ promotion }: { readonly promotion: ManagedPromotion }) {
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5 }}>
        <Name promotion={promotion} />
        <Box sx={{ flexShrink: 0 }}>
          <PromotionChip {...promotion} />
        </Box>
      </Stack>
      <Typography variant="caption" component="div" color="textSecondary">
        {`${dateTime(promotion.begins_at)} – ${dateTime(promotion.ends_at)}`}
      </Typography>
    </Stack>
  );
}
