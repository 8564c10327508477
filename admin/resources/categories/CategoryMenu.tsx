import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { fitsBelow, placeAfter, steps, type Step } from './category-tree.ts';

interface CategoryMenuProps {
  readonly category: TreeCategory;
  readonly all: readonly TreeCategory[];
  readonly title: string;
  readonly tabIndex: number;
  readonly onStep: (step: Step) => void;
  readonly onRemove: () => void;
}

/** Menu with all actions on a category, for touch too. */
export function CategoryMenu(props: CategoryMenuProps) {
  const { category, all, title, tabIndex, onStep, onRemove } = props;
  const translate = useTranslate();
  const mayWrite = useMay('categories', 'write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!mayWrite) return null;
  return (
    <>
      <IconButton
        tabIndex={tabIndex}
        aria-label={translate('app.categories.menu', { title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={RouterLink} to={`/categories/${category.id}`}>
          {translate('app.categories.edit')}
        </MenuItem>
        {fitsBelow(all, null, category.id) && (
          <MenuItem component={RouterLink} to={`/categories/create?parent=${category.id}`}>
            {translate('app.categories.add_below')}
          </MenuItem>
        )}
        <Divider />
        {steps
          .filter((step) => placeAfter(all, category.id, step))
          .map((step) => (
            <MenuItem
              key={step}
              onClick={() => {
                close();
                onStep(step);
              }}
            >
              {translate(`app.categories.step.${step}`)}
            </MenuItem>
          ))}
        <Divider />
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            close();
            onRemove();
          }}
        >
          {translate('app.categories.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
