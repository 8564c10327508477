import { useTranslate } from 'react-admin';
import { Box, Link, Stack } from '@mui/material';
import type { OrderReturn } from '../../../../storefront-host/modules/sales/returns/returns.contract.ts';

const SIZE = 88;

/** Shows the customer's pictures as thumbnails; each opens in a new tab. */
export function ReturnPictures({ pictures }: Pick<OrderReturn, 'pictures'>) {
  const translate = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
      {pictures.map(({ url }, at) => (
        <Link key={url} href={url} target="_blank" rel="noopener">
          <Box
            component="img"
            src={url}
            alt={translate('app.returns.picture', { n: at + 1, all: pictures.length })}
            loading="lazy"
            sx={{
              display: 'block',
              width: SIZE,
              height: SIZE,
              objectFit: 'cover',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
            }}
          />
        </Link>
      ))}
    </Stack>
  );
}
