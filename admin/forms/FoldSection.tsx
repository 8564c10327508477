import { useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';

interface FoldSectionProps {
  readonly title: string;
  /** Summary of its values, while it is folded. */
  readonly summary: string;
  /** Its fields: an invalid one opens the section. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** A section that few records need, folded to one line. */
export function FoldSection({ title, summary, fields, children }: FoldSectionProps) {
  const id = useId();
  const { errors } = useFormState({ name: [...fields] });
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded || fields.some((name) => errors[name] !== undefined);
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Box sx={{ position: 'relative', px: 2, py: 1.5 }}>
        <Typography variant="h2" id={`${id}-title`}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={() => setExpanded(!isOpen)}
            sx={{
              width: '100%',
              minHeight: 28,
              font: 'inherit',
              justifyContent: 'space-between',
              // Pressing the head anywhere opens it.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              position: 'static',
            }}
          >
            {title}
            <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        </Typography>
        {!isOpen && summary !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {summary}
          </Typography>
        )}
      </Box>
      <Box id={`${id}-fields`} hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        {isOpen && children}
      </Box>
    </Card>
  );
}
