import { MenuItem, Select } from '@mui/material';
import { useText } from '../use-text.ts';
import { ZOOMS, type Zoom } from './zoom.ts';

interface ZoomChoiceProps {
  readonly value: Zoom;
  /** The scale at which the whole width is in sight. */
  readonly fitting: number;
  readonly onChange: (zoom: Zoom) => void;
}

/** Chooses how large the page is shown, at a corner of the canvas. */
export function ZoomChoice({ value, fitting, onChange }: ZoomChoiceProps) {
  const t = useText();
  const percent = (scale: number) => `${Math.round(scale * 100)} %`;
  return (
    <Select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': t('zoom.label') }}
      sx={{
        position: 'absolute',
        left: 8,
        bottom: 8,
        zIndex: 1,
        display: { xs: 'none', sm: 'inline-flex' },
        bgcolor: 'background.paper',
        boxShadow: 2,
        fontSize: 14,
      }}
    >
      <MenuItem value="fit">{t('zoom.fit', { percent: percent(fitting) })}</MenuItem>
      {ZOOMS.map((zoom) => (
        <MenuItem key={zoom} value={zoom}>
          {percent(zoom)}
        </MenuItem>
      ))}
    </Select>
  );
}
