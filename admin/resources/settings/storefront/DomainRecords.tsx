import { useTranslate } from 'react-admin';
import { Box, Stack, Typography } from '@mui/material';
import type { ManagedDomain } from '../../../../storefront-host/modules/back-office/settings/domain.contract.ts';
import { CopyButton } from '../../../layout/CopyButton.tsx';

type Pending = NonNullable<ManagedDomain['pending']>;

/** DNS records to enter at the domain's provider: one alias, or an address with a proof. */
export function DomainRecords({ pending }: { readonly pending: Pending }) {
  const translate = useTranslate();
  const { alias, address, proof } = pending;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {translate('app.domain.by_alias')}
      </Typography>
      <Row record={alias} />
      {address.length > 0 && (
        <>
          <Typography variant="h3" component="h2">
            {translate('app.domain.by_address')}
          </Typography>
          {[...address, proof].map((record) => (
            <Row key={record.value} record={record} />
          ))}
        </>
      )}
    </Stack>
  );
}

function Row({ record: { type, name, value } }: { readonly record: Pending['alias'] }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto', sm: '72px 1fr 1fr auto' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 1.5,
        py: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <strong>{type}</strong>
      <code>{name}</code>
      <Box component="code" sx={{ gridColumn: { xs: '2', sm: 'auto' } }}>
        {value}
      </Box>
      <CopyButton
        text={value}
        label={translate('app.domain.copy', { value })}
        done="app.domain.copied"
      />
    </Box>
  );
}
