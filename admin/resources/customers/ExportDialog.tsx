import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { ExportPurpose } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { usePlace } from '../../layout/ShopContext.tsx';

/**
 * Exports customers. A file for marketing respects consent; the full one is a separate choice with
 * a warning.
 */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { filterValues } = useListContext();
  const [purpose, setPurpose] = useState<ExportPurpose>('marketing');
  const query = new URLSearchParams({ purpose, filter: JSON.stringify(filterValues) });
  return (
    <Dialog open onClose={onClose} aria-labelledby="export-title" maxWidth="sm" fullWidth>
      <DialogTitle id="export-title">{translate('app.customers.export_title')}</DialogTitle>
      <DialogContent>
        <RadioGroup
          value={purpose}
          onChange={(_event, value) => setPurpose(value === 'all' ? 'all' : 'marketing')}
          aria-labelledby="export-title"
        >
          {(['marketing', 'all'] as const).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', py: 0.5 }}
              label={
                <>
                  <Typography sx={{ fontWeight: 620, mt: 1 }}>
                    {translate(`app.customers.purpose.${one}`)}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {translate(`app.customers.purpose.${one}_text`)}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
        {purpose === 'all' && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {translate('app.customers.export_warning')}
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('app.customers.export_logged')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
        <Button
          variant="contained"
          href={`/api/v1/manage/${shop.id}/customers.csv?${query}`}
          download
          onClick={onClose}
        >
          {translate('app.customers.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
