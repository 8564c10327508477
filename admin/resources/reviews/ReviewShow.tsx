import { useTranslate } from 'react-admin';
import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { reviewTypes } from '@talad/elements/commerce/sellers/review-types';
import { Link as RouterLink } from 'react-router';
import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { ReviewActs } from './ReviewActs.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { ReviewChip } from './ReviewChip.tsx';
import { Stars } from './Stars.tsx';

export function ReviewShow() {
  return <ShowPage<ManagedReview>>{(record) => <ReviewPage review={record} />}</ShowPage>;
}

function ReviewPage({ review }: { readonly review: ManagedReview }) {
  const dateTime = useDateTime();
  const mayWrite = useMay('reviews', 'write');
  return (
    <>
      <PageHeader
        title={review.reviewer_name}
        aside={<ReviewChip review={review} />}
        below={dateTime(review.created_at)}
        backTo="/reviews"
      />
      <TwoColumns>
        <Stack sx={{ gap: 2 }}>
          <State review={review} />
          <ReviewText review={review} />
          {/* Another revision starts with another text. */}
          <ReviewAnswer key={review.revision} review={review} mayWrite={mayWrite} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <About review={review} />
          {mayWrite && <ReviewActs review={review} />}
        </Stack>
      </TwoColumns>
    </>
  );
}

function State({ review }: { readonly review: ManagedReview }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { hidden_at: hidden, hidden_reason: why, reported_at: reported } = review;
  return (
    <>
      {hidden !== null && (
        <Alert severity="info">
          {translate(`app.reviews.${why === null ? 'hidden_since' : 'hidden_because'}`, {
            date: dateTime(hidden),
            reason: why,
          })}
        </Alert>
      )}
      {reported !== null && (
        <Alert severity="warning">
          {translate('app.reviews.reported_because', {
            date: dateTime(reported),
            reason: review.report_reason,
          })}
        </Alert>
      )}
    </>
  );
}

function ReviewText({ review }: { readonly review: ManagedReview }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <Section title={translate('app.reviews.review')}>
      <Stack sx={{ gap: 1.5 }}>
        <Stars stars={review.stars} />
        {review.text === '' ? (
          <Typography color="textSecondary">{translate('app.reviews.no_text')}</Typography>
        ) : (
          <Typography
            lang={review.lang}
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
          >
            {review.text}
          </Typography>
        )}
        {review.photos.length > 0 && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {review.photos.map((photo, index) => (
              <Link key={photo.src} href={photo.src} target="_blank" rel="noopener">
                <ProductPicture
                  picture={photo}
                  size={96}
                  alt={translate('app.reviews.photo', {
                    number: index + 1,
                    name: review.reviewer_name,
                  })}
                />
              </Link>
            ))}
          </Stack>
        )}
        {review.edited_at && (
          <Typography variant="caption" color="textSecondary">
            {translate('app.reviews.edited', { date: dateTime(review.edited_at) })}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}

function About({ review }: { readonly review: ManagedReview }) {
  const translate = useTranslate();
  const { product, order, scores } = review;
  const rated = reviewTypes.flatMap((type) => {
    const score = scores[type];
    return score === undefined ? [] : [{ type, score }];
  });
  return (
    <Section title={translate('app.reviews.about')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to={`/products/${product.id}`}>
          {product.title}
        </Link>
        {order ? (
          <Link component={RouterLink} to={`/orders/${order.id}/show`}>
            {translate('app.reviews.order', { number: order.number })}
          </Link>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate('app.reviews.no_order')}
          </Typography>
        )}
        {rated.map(({ type, score }) => (
          <Typography key={type} variant="body2">
            {translate(`app.reviews.type.${type}`)} <Stars stars={score} />
          </Typography>
        ))}
        <Button variant="outlined" href={`${product.url}#reviews`} target="_blank" rel="noopener">
          {translate('app.reviews.view')}
        </Button>
      </Stack>
    </Section>
  );
}
