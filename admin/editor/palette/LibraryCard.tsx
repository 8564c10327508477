import type { PointerEvent } from 'react';
import { Box, ButtonBase } from '@mui/material';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { SectionName } from '@talad/elements/sections/index';
import type { Lang } from '../../providers/i18n-provider.ts';
import { useText } from '../use-text.ts';
import { SectionThumb } from './SectionThumb.tsx';

interface LibraryCardProps {
  readonly name: SectionName;
  readonly label: string;
  readonly props: SavedProps;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly lang: Lang;
  /** The elements' own texts are loaded. */
  readonly isReady: boolean;
  readonly onPress: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

/** A section that can be added, as it looks in the shop. */
export function LibraryCard({
  label,
  isReady,
  onPress,
  onPointerDown,
  ...thumb
}: LibraryCardProps) {
  const t = useText();
  return (
    <Box sx={{ ...card, position: 'relative' }}>
      {isReady && <SectionThumb {...thumb} />}
      {/* Next to the thumbnail and stretched over it, because its words are not the button's. */}
      <ButtonBase
        aria-label={t('library.add', { name: label })}
        onClick={onPress}
        onPointerDown={onPointerDown}
        sx={{
          typography: 'body2',
          display: 'block',
          width: 1,
          px: 1.5,
          py: 0.75,
          borderTop: 1,
          borderColor: 'divider',
          textAlign: 'left',
          fontWeight: 550,
          cursor: 'inherit',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {label}
      </ButtonBase>
    </Box>
  );
}

export const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  cursor: 'grab',
  '&:hover, &:focus-visible, &:focus-within': { borderColor: 'primary.main', boxShadow: 2 },
} as const;

/** On a tablet, the panel is as wide as the page: two or three cards fit in a row. */
export const cardGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
