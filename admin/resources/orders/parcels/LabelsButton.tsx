import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Menu, MenuItem } from '@mui/material';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { usePlace } from '../../../layout/ShopContext.tsx';

const PAPERS = ['100x150', '100x75', 'a6', 'slips', 'handover'] as const;

/** Opens address labels in one of their sizes, packing slips, or the list that a driver signs. */
export function LabelsButton({ filter }: { readonly filter: object }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const urlOf = (paper: (typeof PAPERS)[number]) => {
    const chosen = { filter: JSON.stringify(filter) };
    const path =
      paper === 'slips'
        ? `picking?${new URLSearchParams({ ...chosen, paper })}`
        : `labels?${new URLSearchParams({ ...chosen, size: paper })}`;
    return `/api/v1/manage/${shop.id}/orders/${path}`;
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
        {PAPERS.map((paper) => (
          <MenuItem
            key={paper}
            component="a"
            href={urlOf(paper)}
            target="_blank"
            rel="noopener"
            onClick={() => setAnchor(null)}
          >
            {translate(`app.orders.labels.${paper}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
