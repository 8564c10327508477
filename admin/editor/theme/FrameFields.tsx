import {
  Box,
  FormControlLabel,
  MenuItem,
  Slider,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { readComponentsLook } from '@talad/elements/page/look/components-look';
import { readHeaderLook } from '@talad/elements/page/look/header-look';
import { alignPresets } from '@talad/elements/parts/header/header-data';
import { useLang } from '../../layout/formats.ts';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { MenuFields } from './MenuFields.tsx';

const LOGO_HEIGHTS = { min: 30, max: 80, step: 5 } as const;

/** Header, menu, and what stands over the lower edge of phones (spec §3 Header, components). */
export function FrameFields() {
  const t = useText();
  const lang = useLang();
  const { session } = useEditorPlace();
  const { header = {}, components = {} } = useEditor(ofDesign);
  const look = readHeaderLook(header, lang);
  const shown = readComponentsLook(components);
  const set = (path: string, value: string | number | boolean, gesture?: string): void => {
    session.store.commit({ op: 'setDesign', path, value }, gesture);
  };
  // Of each: whether it is there, and what is stored when it is turned on or off.
  const switches = [
    ['search', look.hasSearch, '/header/SearchBox/enableSearchBoxWidget', false],
    ['category_tag', look.hasCategoryTag, '/header/SearchBox/isShowCategoryTag', false],
    ['cart', look.hasCart, '/header/CartMini/disable', true],
    ['crumbs', look.hasCrumbs, '/header/Breadcrumb/disable', true],
    ['category_bar', look.hasCategoryBar, '/header/CategoryBar/disable', true],
    ['bottom_menu', shown.hasBottomMenu, '/components/BottomMenu/disable', true],
    ['contact', shown.hasContactWidget, '/components/ContactWidget/enableContactWidget', false],
  ] as const;
  return (
    <section aria-label={t('frame.title')}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('frame.title')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
        {t('frame.help')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          select
          label={t('frame.align')}
          value={look.align}
          onChange={({ target }) => set('/header/headerPane/alignPresetId', target.value)}
        >
          {alignPresets.map((align) => (
            <MenuItem key={align} value={align}>
              {t(`frame.align_${align}`)}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Typography variant="body2" id="frame-logo-height">
            {t('frame.logo_height', { height: look.logoHeight })}
          </Typography>
          <Slider
            {...LOGO_HEIGHTS}
            size="small"
            value={look.logoHeight}
            aria-labelledby="frame-logo-height"
            onChange={(_event, value) => set('/header/logoStyle/height', value, 'logo-height')}
          />
        </div>
        <MenuFields />
        <div>
          {switches.map(([name, isOn, path, isReversed]) => (
            <FormControlLabel
              key={name}
              sx={{ display: 'flex', justifyContent: 'space-between', ml: 0 }}
              labelPlacement="start"
              label={t(`frame.${name}`)}
              control={
                <Switch
                  size="small"
                  checked={isOn}
                  onChange={(_event, on) => set(path, isReversed ? !on : on)}
                />
              }
            />
          ))}
        </div>
      </Box>
    </section>
  );
}
