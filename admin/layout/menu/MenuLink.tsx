import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Box, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';

interface MenuLinkProps {
  readonly to: string;
  /** Marks the link only at this exact address, not below it. */
  readonly end?: boolean;
  /** Absent for an entry below its group. */
  readonly icon?: ReactNode;
  readonly label: string;
  /** True if its entries are shown below it and mark the present page. */
  readonly isHead?: boolean;
  readonly count?: number;
  readonly countLabel?: string;
}

export function MenuLink(props: MenuLinkProps) {
  const { to, end = false, icon, label, isHead = false, count = 0, countLabel } = props;
  return (
    <ListItemButton
      component={NavLink}
      to={to}
      end={end}
      sx={{
        width: '100%',
        borderRadius: 1,
        minHeight: { xs: 44, md: icon ? 40 : 34 },
        px: 1.5,
        ...(!icon && { pl: 5.75 }),
        '&.active': {
          ...(!isHead && { bgcolor: 'action.selected' }),
          color: 'secondary.main',
          '& .MuiListItemText-primary': { fontWeight: 620 },
          '& .MuiListItemIcon-root': { color: 'inherit' },
        },
      }}
    >
      {icon && <ListItemIcon sx={{ minWidth: 34, '& svg': { fontSize: 20 } }}>{icon}</ListItemIcon>}
      <ListItemText primary={label} sx={{ my: 0 }} />
      {count > 0 && <Waiting count={count} label={countLabel ?? ''} />}
    </ListItemButton>
  );
}

function Waiting({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <Box
      component="span"
      aria-label={label}
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
  );
}
