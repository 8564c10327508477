import { useRef, type RefObject } from 'react';
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useText } from '../use-text.ts';
import { VIEWPORTS } from '../canvas/viewport.ts';
import { StillFrame } from './StillFrame.tsx';
import type { Still, useStills } from './use-stills.ts';

interface BeforeAfterProps {
  readonly stills: ReturnType<typeof useStills>;
  readonly name: string;
  /** Null if there is nothing live yet. */
  readonly before: Still | null;
  readonly after: Still;
  /** Id of the section to look at. */
  readonly spot?: string | undefined;
  readonly labels?: { readonly before: string; readonly after: string };
}

/** Two pictures side by side that scroll together. */
export function BeforeAfter({ stills, name, before, after, spot, labels }: BeforeAfterProps) {
  const t = useText();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const lookAt = (top: number): void => {
    for (const { current } of [left, right]) {
      if (current) current.scrollTop = Math.max(0, top - 16);
    }
  };
  const width = VIEWPORTS[isWide ? 'desktop' : 'phone'];
  const side = (
    still: Still | null,
    at: 'before' | 'after',
    places: readonly [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>],
  ) => (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {labels?.[at] ?? t(`publish.${at}`)}
      </Typography>
      <Box
        ref={places[0]}
        role="group"
        // A region that scrolls is reached by the keyboard.
        tabIndex={0}
        aria-label={t(`publish.picture_${at}`, { name })}
        onScroll={({ currentTarget }) => {
          const other = places[1].current;
          if (other) other.scrollTop = currentTarget.scrollTop;
        }}
        sx={{
          height: { xs: 240, md: 260 },
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'common.white',
        }}
      >
        {still ? (
          <StillFrame
            url={stills.urlOf(still)}
            title={t(`publish.picture_${at}`, { name })}
            width={width}
            isFailed={stills.isFailed}
            spot={spot}
            onSpot={lookAt}
          />
        ) : (
          <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
            <Typography variant="body2" color="textSecondary">
              {t('publish.not_live')}
            </Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, my: 1 }}>
      {side(before, 'before', [left, right])}
      {side(after, 'after', [right, left])}
    </Box>
  );
}
