import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/StarBorderOutlined';
import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { rowLink, tabular } from '../../layout/styles.ts';
import { ReviewChip } from './ReviewChip.tsx';
import { Stars } from './Stars.tsx';
import { reviewActs } from './review-acts.ts';

export function ReviewList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<ManagedReview>
      name="reviews"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="reviews" acts={reviewActs} />}
      toolbar={<Toolbar />}
      columns={[
        { field: 'stars', sorts: true, cell: ({ stars }) => <Stars stars={stars} /> },
        {
          field: 'text',
          stays: true,
          sx: { width: '36%' },
          cell: (review) => <ReviewText review={review} />,
        },
        { field: 'product', sx: { width: '24%' }, cell: ({ product }) => product.title },
        { field: 'state', cell: (review) => <ReviewChip review={review} /> },
        {
          field: 'created_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (review) => dateTime(review.created_at),
        },
      ]}
      card={(review) => <ReviewCard review={review} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <SearchField label={translate('app.reviews.search')} maxLength={100} />
      <FilterSelect
        field="stars"
        label={translate('resources.reviews.fields.stars')}
        all={translate('app.reviews.all_stars')}
        toValue={Number}
        choices={[5, 4, 3, 2, 1].map((stars) => ({
          id: String(stars),
          name: translate('app.reviews.star', { smart_count: stars }),
        }))}
      />
      <FilterSelect
        field="state"
        label={translate('resources.reviews.fields.state')}
        all={translate('app.reviews.all_states')}
        choices={['unanswered', 'hidden', 'reported'].map((id) => ({
          id,
          name: translate(`app.reviews.state.${id}`),
        }))}
      />
    </Stack>
  );
}

/** Shows writer and text; the link covers the whole row. */
function ReviewText({ review }: { readonly review: ManagedReview }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={`/reviews/${review.id}/show`} sx={rowLink}>
        {review.reviewer_name}
      </Link>
      <Typography
        variant="body2"
        color="textSecondary"
        lang={review.lang}
        sx={{
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {review.text}
      </Typography>
    </Box>
  );
}

/** Shows a review on a phone. */
function ReviewCard({ review }: { readonly review: ManagedReview }) {
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Stars stars={review.stars} />
        <ReviewChip review={review} />
      </Stack>
      <ReviewText review={review} />
      <Typography variant="caption" color="textSecondary">
        {review.product.title} · {dateTime(review.created_at)}
      </Typography>
    </Stack>
  );
}
