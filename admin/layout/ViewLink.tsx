import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';

interface ViewLinkProps {
  /** Address of the page on the storefront. */
  readonly href: string;
  /** Key of its text; absent means "View in shop". */
  readonly label?: string;
}

/** Opens a record's page of the storefront in another tab. */
export function ViewLink({ href, label = 'app.products.view' }: ViewLinkProps) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" href={href} target="_blank" rel="noopener" endIcon={<OpenIcon />}>
      {translate(label)}
    </Button>
  );
}
