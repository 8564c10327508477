import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import AddIcon from '@mui/icons-material/AddCircleOutlined';
import { may } from '../../providers/rights.ts';
import { usePlace } from '../ShopContext.tsx';

/** Links from every page to a new record of the kinds that shops create most. */
export function CreateMenu() {
  const translate = useTranslate();
  const { shop, resources } = usePlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const offered = resources.flatMap(({ name, quick, icon }) =>
    quick && may(resources, shop, name, 'create') ? [{ ...quick, Icon: icon }] : [],
  );
  if (offered.length === 0) return null;
  const label = translate('app.bar.create');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="primary"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={id}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AddIcon />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // The chosen form focuses its first field.
        disableRestoreFocus
        onClose={() => {
          anchor?.focus();
          setAnchor(null);
        }}
      >
        {offered.map(({ to, key, Icon }) => (
          <MenuItem key={to} component={RouterLink} to={to} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(key)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
