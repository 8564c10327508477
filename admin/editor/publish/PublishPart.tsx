import { useId, type ReactNode } from 'react';
import { Box, Checkbox, FormControlLabel, List, Typography } from '@mui/material';
import { useText } from '../use-text.ts';

interface PublishPartProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly picture?: ReactNode;
  /** Lines of a list. */
  readonly children?: ReactNode;
}

/** A part that goes live, or waits as the draft. */
export function PublishPart({ title, isChosen, onChoose, picture, children }: PublishPartProps) {
  const t = useText();
  const id = useId();
  return (
    <Box sx={{ mt: children ? 2 : 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_event, isNow) => onChoose(isNow)}
            slotProps={{ input: { 'aria-describedby': `${id}-wait` } }}
          />
        }
        label={
          <Typography component="span" id={id} sx={{ fontWeight: children ? 620 : 400 }}>
            {title}
          </Typography>
        }
      />
      <Typography component="span" id={`${id}-wait`} variant="body2" color="textSecondary">
        {isChosen ? '' : t('publish.waits')}
      </Typography>
      {isChosen && picture}
      {isChosen && children && (
        <List dense aria-labelledby={id} sx={{ columns: { md: 2 } }}>
          {children}
        </List>
      )}
    </Box>
  );
}
