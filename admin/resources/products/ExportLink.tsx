import { useListContext, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';

/** All that the list finds as a file: a link, so that the browser streams it to the disk. */
export function ExportLink() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const mayExport = useMay('products', 'export');
  const { filterValues } = useListContext();
  if (!mayExport) return null;
  const filter = encodeURIComponent(JSON.stringify(filterValues));
  return (
    <Button
      href={`/api/v1/manage/${shop.id}/products.csv?filter=${filter}`}
      download
      startIcon={<ExportIcon />}
      sx={{ ml: 'auto' }}
    >
      {translate('app.products.export_csv')}
    </Button>
  );
}
