import { useTranslate } from 'react-admin';
import { AppBar, Box, Button, IconButton, Toolbar, Tooltip } from '@mui/material';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { AccountMenu } from './AccountMenu.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import { FindButton } from '../find/FindButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { usePlace } from '../ShopContext.tsx';
import { ShopSwitcher } from './ShopSwitcher.tsx';
import { useModeSwitch } from './use-mode-switch.ts';

interface TopBarProps {
  /** Set if the menu is a drawer. */
  readonly onMenu?: () => void;
}

export function TopBar({ onMenu }: TopBarProps) {
  const translate = useTranslate();
  const { shop } = usePlace();
  return (
    <AppBar position="sticky">
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5, px: { xs: 1, md: 2 } }}>
        {onMenu && (
          <IconButton aria-label={translate('app.bar.open_menu')} onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        )}
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, mr: 0.5 }}>
          <Mark />
        </Box>
        <ShopSwitcher />
        <Box sx={{ flex: 1 }} />
        <CreateMenu />
        <FindButton />
        <Button
          href={shop.shop_url}
          target="_blank"
          rel="noopener"
          color="inherit"
          endIcon={<OpenIcon />}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {translate('app.bar.view_shop')}
        </Button>
        <Tooltip title={translate('app.bar.view_shop')}>
          <IconButton
            href={shop.shop_url}
            target="_blank"
            rel="noopener"
            aria-label={translate('app.bar.view_shop')}
            sx={{ display: { sm: 'none' } }}
          >
            <OpenIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <LanguageSwitch />
        <ThemeSwitch />
        <NoticeBell />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

/** Hide it on phones, where the account menu contains it. */
function ThemeSwitch() {
  const { isDark, label, choose } = useModeSwitch();
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={choose}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
