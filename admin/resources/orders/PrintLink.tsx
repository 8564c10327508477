import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { usePlace } from '../../layout/ShopContext.tsx';

interface PrintLinkProps {
  readonly filter: object;
  readonly label: string;
}

/** Opens the picking lists of these orders: one list of everything, and a page for each order. */
export function PrintLink({ filter, label }: PrintLinkProps) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Button
      variant="outlined"
      href={`/api/v1/manage/${shop.id}/orders/picking?${query}`}
      target="_blank"
      rel="noopener"
      startIcon={<PrintIcon />}
    >
      {translate(label)}
    </Button>
  );
}
