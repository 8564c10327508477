import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import ActivityIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import StaffIcon from '@mui/icons-material/PeopleAltOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { useSummary } from '../dashboard/use-summary.ts';
import { useMay } from './ShopContext.tsx';

interface MainMenuProps {
  readonly onChosen?: () => void;
}

export function MainMenu({ onChosen }: MainMenuProps) {
  const translate = useTranslate();
  const mayReadOrders = useMay('orders', 'list');
  const mayReadProducts = useMay('products', 'list');
  const mayEditPages = useMay('pages', 'edit');
  const mayChangeStaff = useMay('staff', 'list');
  const mayReadActivity = useMay('activity', 'list');
  const mayReadMessages = useMay('messages', 'list');
  const { to_ship: toShip = 0, unread_messages: unread = 0 } = useSummary().data ?? {};
  return (
    <Box component="nav" aria-label={translate('app.menu.label')} onClick={onChosen}>
      <List sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
        <MenuLink to="/" icon={<HomeIcon />} label={translate('app.menu.home')} />
        {mayReadOrders && (
          <MenuLink
            to="/orders"
            icon={<OrdersIcon />}
            label={translate('app.menu.orders')}
            count={toShip}
            countLabel={`${translate('app.dashboard.to_ship')}: ${toShip}`}
          />
        )}
        {mayReadProducts && (
          <MenuLink to="/products" icon={<ProductsIcon />} label={translate('app.menu.products')} />
        )}
        {mayReadMessages && (
          <MenuLink
            to="/messages"
            icon={<MessagesIcon />}
            label={translate('app.menu.messages')}
            count={unread}
            countLabel={`${translate('app.messages.unread')}: ${unread}`}
          />
        )}
        {mayEditPages && (
          <MenuLink
            to="/pages"
            icon={<StorefrontIcon />}
            label={translate('app.menu.storefront')}
          />
        )}
        {mayChangeStaff && (
          <MenuLink to="/staff" icon={<StaffIcon />} label={translate('app.menu.staff')} />
        )}
        {mayReadActivity && (
          <MenuLink to="/activity" icon={<ActivityIcon />} label={translate('app.menu.activity')} />
        )}
      </List>
    </Box>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly count?: number;
  readonly countLabel?: string;
}

function MenuLink({ to, icon, label, count = 0, countLabel }: MenuLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={{
          borderRadius: 1,
          minHeight: 40,
          px: 1.5,
          '&.active': {
            bgcolor: 'action.selected',
            color: 'secondary.main',
            '& .MuiListItemText-primary': { fontWeight: 620 },
            '& .MuiListItemIcon-root': { color: 'inherit' },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 34, '& svg': { fontSize: 20 } }}>{icon}</ListItemIcon>
        <ListItemText primary={label} sx={{ my: 0 }} />
        {count > 0 && (
          <Box
            component="span"
            aria-label={countLabel}
            role="img"
            sx={{
              fontSize: '0.75rem',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: 620,
              lineHeight: '20px',
              minWidth: 22,
              px: 0.75,
              textAlign: 'center',
              borderRadius: 999,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {count > 999 ? '999+' : count}
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
