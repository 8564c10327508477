import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button } from '@mui/material';
import PastIcon from '@mui/icons-material/HistoryOutlined';

interface PastOrdersLinkProps {
  /** Words that the list is searched by; absent for all of it. */
  readonly q?: string;
}

/** Leads to the orders of other systems. */
export function PastOrdersLink({ q }: PastOrdersLinkProps) {
  const translate = useTranslate();
  const filter = q === undefined ? '' : `?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
  return (
    <Button
      component={RouterLink}
      to={`/past-orders${filter}`}
      startIcon={<PastIcon />}
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate('app.past-orders.open')}
    </Button>
  );
}
