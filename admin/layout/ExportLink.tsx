import { useListContext, useTranslate } from 'react-admin';
import { IconButton, Tooltip } from '@mui/material';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMay, usePlace } from './ShopContext.tsx';

/**
 * Exports all rows that the resource's list finds as a file. It is a link, so that the browser
 * streams the file to the disk.
 */
export function ExportLink({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const mayExport = useMay(name, 'export');
  const { filterValues } = useListContext();
  if (!mayExport) return null;
  const filter = encodeURIComponent(JSON.stringify(filterValues));
  const label = translate('app.list.export_csv');
  return (
    <Tooltip title={label}>
      <IconButton
        href={`/api/v1/manage/${shop.id}/${name}.csv?filter=${filter}`}
        download
        aria-label={label}
      >
        <ExportIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
