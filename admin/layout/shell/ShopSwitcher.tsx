import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, ListItemText, Menu, MenuItem } from '@mui/material';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import { shopPath } from '../../providers/profile.ts';
import { usePlace } from '../ShopContext.tsx';

/** Another shop is another address: a plain link, so that it also opens in a new tab. */
export function ShopSwitcher() {
  const translate = useTranslate();
  const { shop, profile } = usePlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const name = (
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {shop.title}
    </Box>
  );
  if (profile.myshops.length < 2) {
    return (
      <Box sx={{ fontWeight: 620, px: 1, minWidth: 0, whiteSpace: 'nowrap', display: 'flex' }}>
        {name}
      </Box>
    );
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={id}
        aria-label={`${translate('app.bar.switch_shop')}: ${shop.title}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandIcon />}
        sx={{ minWidth: 0, fontWeight: 620, fontSize: '0.9375rem', px: 1 }}
      >
        {name}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {profile.myshops.map(({ id: shopId, title, shopname }) => (
          <MenuItem
            key={shopId}
            component="a"
            href={shopPath(shopname)}
            selected={shopId === shop.id}
            aria-current={shopId === shop.id ? 'true' : undefined}
            sx={{ minWidth: 220 }}
          >
            <ListItemText primary={title} secondary={shopname} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
