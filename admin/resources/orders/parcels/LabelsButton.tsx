import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Menu, MenuItem } from '@mui/material';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { usePlace } from '../../../layout/ShopContext.tsx';

const SIZES = ['100x150', '100x75', 'a6', 'handover'] as const;

/** Opens address labels in one of their sizes, or the list that a driver signs. */
export function LabelsButton({ filter }: { readonly filter: object }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const urlOf = (size: string) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), size });
    return `/api/v1/manage/${shop.id}/orders/labels?${query}`;
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LabelIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('app.orders.labels.print')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {SIZES.map((size) => (
          <MenuItem
            key={size}
            component="a"
            href={urlOf(size)}
            target="_blank"
            rel="noopener"
            onClick={() => setAnchor(null)}
          >
            {translate(`app.orders.labels.${size}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
