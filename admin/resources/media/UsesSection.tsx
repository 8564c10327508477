import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Typography } from '@mui/material';
import type {
  MediaDetail,
  MediaUse,
} from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { Section } from '../../layout/Section.tsx';

export function UsesSection({ media }: { readonly media: MediaDetail }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.media.uses')}>
      {media.total_uses === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('app.media.unused')}
        </Typography>
      ) : (
        <UsesList media={media} />
      )}
    </Section>
  );
}

/** The places that show a picture, as links to their pages. */
export function UsesList({ media }: { readonly media: MediaDetail }) {
  const translate = useTranslate();
  const more = media.total_uses - media.uses.length;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {media.uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <Place use={use} />
        </li>
      ))}
      {more > 0 && <li>{translate('app.media.more_uses', { smart_count: more })}</li>}
    </Box>
  );
}

function Place({ use }: { readonly use: MediaUse }) {
  const translate = useTranslate();
  const kind = translate(`app.media.place.${use.kind}`);
  const path = pathOf(use);
  const label = use.title === '' ? kind : `${kind}: ${use.title}`;
  return path === null ? (
    label
  ) : (
    <Link component={RouterLink} to={path}>
      {label}
    </Link>
  );
}

/** Paths of their pages, without the id. */
const pages: Readonly<Record<MediaUse['kind'], string | null>> = {
  product: '/products/',
  category: '/categories/',
  brand: '/brands/',
  collection: '/collections/',
  promotion: '/promotions/',
  coupon: '/coupons/',
  blog: '/blogs/',
  page: '/pages/',
  section: null,
  design: '/pages/frontpage',
  settings: '/settings/profile',
  contestant: '/contestants/',
  bio: '/bio/links',
};

function pathOf({ kind, id }: MediaUse): string | null {
  const page = pages[kind];
  return page === null ? null : `${page}${encodeURIComponent(id)}`;
}
