import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Box, Button, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/PhotoLibraryOutlined';
import NoneIcon from '@mui/icons-material/SearchOff';
import type { ManagedMedia } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { ProductPicture } from '../layout/ProductPicture.tsx';
import { Failure, Loading, State } from '../layout/states.tsx';

interface MediaGridProps {
  /** Renders the whole tile as a link or a button. */
  readonly tile: (media: ManagedMedia, content: ReactNode) => ReactNode;
  /** The next step of an empty library. */
  readonly firstStep?: ReactNode;
}

/** Shows a page of the library, with every empty state. */
export function MediaGrid({ tile, firstStep }: MediaGridProps) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useListContext<ManagedMedia>();
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <Nothing firstStep={firstStep} />;
  return (
    <Box
      component="ul"
      aria-label={translate('app.media.title')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      }}
    >
      {data.map((media) => (
        <li key={media.id}>
          {tile(
            media,
            <>
              <ProductPicture picture={media.picture} size="fill" />
              <Typography
                variant="caption"
                component="span"
                noWrap
                sx={{ display: 'block', maxWidth: '100%', mt: 0.5, color: 'text.primary' }}
              >
                {media.name || translate('app.media.unnamed')}
              </Typography>
            </>,
          )}
        </li>
      ))}
    </Box>
  );
}

function Nothing({ firstStep }: Pick<MediaGridProps, 'firstStep'>) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const kind = isFiltered ? 'none' : 'empty';
  return (
    <State
      icon={isFiltered ? <NoneIcon /> : <EmptyIcon />}
      title={translate(`app.media.${kind}_title`)}
      text={translate(`app.media.${kind}_text`)}
    >
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('app.action.clear_filters')}
        </Button>
      ) : (
        firstStep
      )}
    </State>
  );
}
