import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import DesktopIcon from '@mui/icons-material/DesktopWindows';
import PhoneIcon from '@mui/icons-material/PhoneIphone';
import TabletIcon from '@mui/icons-material/TabletMac';
import type { Viewport } from '../canvas/viewport.ts';
import { useText } from '../use-text.ts';

const icons = { phone: PhoneIcon, tablet: TabletIcon, desktop: DesktopIcon } as const;

interface ViewportButtonsProps {
  readonly value: Viewport;
  readonly onChange: (viewport: Viewport) => void;
}

export function ViewportButtons({ value, onChange }: ViewportButtonsProps) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={t('view.label')}
      onChange={(_event, next: Viewport | null) => next && onChange(next)}
    >
      {(['phone', 'tablet', 'desktop'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <ToggleButton
            key={one}
            value={one}
            aria-label={t(`view.${one}`)}
            sx={{ width: 40, height: 36 }}
          >
            <Tooltip title={t(`view.${one}`)}>
              <Icon sx={{ fontSize: 18 }} />
            </Tooltip>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
