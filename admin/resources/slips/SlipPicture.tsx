import { useTranslate } from 'react-admin';
import { Box, Link, Typography } from '@mui/material';
import type { Slip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';

interface SlipPictureProps {
  readonly slip: Slip;
  /** Width in px. */
  readonly size: number;
}

/** Shows the slip as a thumbnail that opens in a new tab. */
export function SlipPicture({ slip, size }: SlipPictureProps) {
  const translate = useTranslate();
  if (slip.picture === null) {
    return (
      <Typography variant="caption" color="textSecondary">
        {translate('app.slips.no_picture')}
      </Typography>
    );
  }
  return (
    <Link
      href={slip.picture}
      target="_blank"
      rel="noopener"
      aria-label={translate('app.slips.open')}
      sx={{ flex: 'none', position: 'relative', display: 'inline-block' }}
    >
      <Box
        component="img"
        src={slip.picture}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: size,
          height: Math.round(size * 1.3),
          objectFit: 'cover',
          objectPosition: 'top',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      />
    </Link>
  );
}
