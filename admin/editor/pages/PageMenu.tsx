import { useState } from 'react';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import AddressIcon from '@mui/icons-material/LinkOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FrontIcon from '@mui/icons-material/HomeOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import OpenIcon from '@mui/icons-material/OpenInNew';
import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useText, type EditorKey } from '../use-text.ts';
import { isLayout } from './page-facts.ts';
import type { ManagedPage } from './pages-api.ts';

export type PageChoice = 'seo' | 'duplicate' | 'address' | 'front' | 'unpublish' | 'remove';

const choices: readonly (readonly [PageChoice, EditorKey, typeof CopyIcon])[] = [
  ['seo', 'pages.seo', SearchIcon],
  ['duplicate', 'pages.duplicate', CopyIcon],
  ['address', 'pages.address', AddressIcon],
  ['front', 'pages.use_front', FrontIcon],
  ['unpublish', 'pages.unpublish', HideIcon],
  ['remove', 'pages.remove', DeleteIcon],
];

interface PageMenuProps {
  readonly page: ManagedPage;
  readonly name: string;
  readonly onChoose: (choice: PageChoice) => void;
}

/** Only what the server would do with this page. */
export function PageMenu({ page, name, onChoose }: PageMenuProps) {
  const t = useText();
  const { shop } = usePlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isStored = page.updated_at !== '';
  const isOwnFront = page.name === FRONT_PAGE;
  const isPossible: Readonly<Record<PageChoice, boolean>> = {
    seo: isStored && !isLayout(page),
    duplicate: isStored,
    address: !page.is_fixed,
    front: page.is_published && !page.is_front && (isOwnFront || !page.is_fixed),
    unpublish: page.is_published,
    remove: isStored && !isOwnFront,
  };
  const label = t('pages.acts', { name });
  return (
    <>
      <IconButton
        edge="end"
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {page.is_published && !isLayout(page) && (
          <MenuItem
            component="a"
            href={`${shop.shop_url.replace(/\/$/, '')}${page.url}`}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            <ListItemIcon>
              <OpenIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('pages.view')}</ListItemText>
          </MenuItem>
        )}
        {choices
          .filter(([choice]) => isPossible[choice])
          .map(([choice, key, Icon]) => (
            <MenuItem
              key={choice}
              onClick={() => {
                close();
                onChoose(choice);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{t(key)}</ListItemText>
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
