import { useRef, type RefObject } from 'react';
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { VIEWPORTS } from '../canvas/viewport.ts';
import { useText } from '../use-text.ts';
import { StillFrame } from './StillFrame.tsx';
import type { Still, useStills } from './use-stills.ts';

interface BeforeAfterProps {
  readonly stills: ReturnType<typeof useStills>;
  readonly name: string;
  /** Names of the two sides; 'live now' and 'after publishing' if missing. */
  readonly names?: readonly [before: string, after: string];
  /** Null if there is nothing live yet. */
  readonly before: Still | null;
  readonly after: Still;
  /** Id of the section to look at. */
  readonly spot?: string | undefined;
}

/** Two pictures side by side that scroll together. */
export function BeforeAfter({ stills, name, names, before, after, spot }: BeforeAfterProps) {
  const t = useText();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const side = (
    still: Still | null,
    at: 'before' | 'after',
    [own, other]: readonly [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>],
  ) => (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {names ? names[at === 'before' ? 0 : 1] : t(`publish.${at}`)}
      </Typography>
      {still ? (
        <StillFrame
          url={stills.urlOf(still)}
          title={
            names
              ? `${t(at === 'before' ? 'versions.left' : 'versions.right')}: ${names[at === 'before' ? 0 : 1]}`
              : t(`publish.picture_${at}`, { name })
          }
          width={VIEWPORTS[isWide ? 'desktop' : 'phone']}
          isFailed={stills.isFailed}
          box={own}
          onScroll={(top) => {
            if (other.current) other.current.scrollTop = top;
          }}
          spot={spot}
        />
      ) : (
        <Box
          sx={{
            height: 240,
            display: 'grid',
            placeItems: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {t('publish.not_live')}
          </Typography>
        </Box>
      )}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, my: 1 }}>
      {side(before, 'before', [left, right])}
      {side(after, 'after', [right, left])}
    </Box>
  );
}
