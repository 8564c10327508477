import type { PointerEvent, ReactNode } from 'react';
import { Box, ButtonBase } from '@mui/material';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { SectionName } from '@talad/elements/sections/index';
import type { Lang } from '../../providers/i18n-provider.ts';
import { useText } from '../use-text.ts';
import { SectionThumb, THUMB_HEIGHT } from './SectionThumb.tsx';

interface LibraryCardProps {
  /** Null: nothing of it can be shown small. */
  readonly name: SectionName | null;
  readonly label: string;
  readonly props: SavedProps;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly lang: Lang;
  /** The elements' own texts are loaded. */
  readonly isReady: boolean;
  readonly onPress: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Further buttons on the card. */
  readonly children?: ReactNode;
}

/** A section that can be added, as it looks in the shop. */
export function LibraryCard({
  label,
  name,
  isReady,
  onPress,
  onPointerDown,
  children,
  ...thumb
}: LibraryCardProps) {
  const t = useText();
  return (
    <Box sx={{ ...card, position: 'relative' }}>
      {isReady && name && <SectionThumb name={name} {...thumb} />}
      {!name && <Box sx={{ height: THUMB_HEIGHT, bgcolor: 'action.hover' }} />}
      {/* Next to the thumbnail and stretched over it, because its words are not the button's. */}
      <ButtonBase
        aria-label={t('library.add', { name: label })}
        onClick={onPress}
        onPointerDown={onPointerDown}
        sx={{
          typography: 'body2',
          display: 'block',
          width: 1,
          pl: 1.5,
          pr: children ? 5 : 1.5,
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
      {children}
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
