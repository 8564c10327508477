import { useId, useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Divider, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { usePlace } from '../ShopContext.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useModeSwitch } from './use-mode-switch.ts';

export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const { profile, shop } = usePlace();
  const [isLeaving, setLeaving] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mode = useModeSwitch();
  const language = useLanguageSwitch();
  const id = useId();
  return (
    <>
      <Tooltip title={translate('app.bar.account')}>
        <IconButton
          aria-label={translate('app.bar.account')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={id}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountIcon />
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" sx={{ px: 2, py: 1, maxWidth: 260 }}>
          <Typography noWrap sx={{ fontWeight: 620 }}>
            {profile.display_name}
          </Typography>
          <Typography noWrap variant="caption" component="p" color="textSecondary">
            {profile.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => void language.choose()} sx={{ display: { sm: 'none' } }}>
          {translate('app.bar.language')}: <span lang={language.next}>{language.name}</span>
        </MenuItem>
        <MenuItem onClick={mode.choose} sx={{ display: { sm: 'none' } }}>
          {mode.label}
        </MenuItem>
        <MenuItem component="a" href="/my">
          {translate('app.bar.my_account')}
        </MenuItem>
        {shop.is_staff && (
          <MenuItem component={RouterLink} to="/my-notices" onClick={() => setAnchor(null)}>
            {translate('app.settings.my_notices')}
          </MenuItem>
        )}
        {shop.is_staff && !shop.is_owner && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setLeaving(true);
            }}
          >
            {translate('app.staff.leave_shop')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void logout()}>{translate('app.bar.sign_out')}</MenuItem>
      </Menu>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </>
  );
}
