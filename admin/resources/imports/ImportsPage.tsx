import { useRef, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { Button, List, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useDateTime } from '../../layout/formats.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading } from '../../layout/states.tsx';
import type { ImportName } from '../../providers/calls/import-calls.ts';
import { ImportKind, useImportName, useKindTranslate } from './import-kind.tsx';
import { useImports, useImportStep } from './use-imports.ts';

export function ImportsPage() {
  return <Page name="imports" />;
}

export function CustomerImportsPage() {
  return <Page name="customer-imports" />;
}

export function OrderImportsPage() {
  return <Page name="order-imports" />;
}

function Page({ name }: { readonly name: ImportName }) {
  if (!useMay(name, 'list')) return <Forbidden />;
  return (
    <ImportKind name={name}>
      <Imports />
    </ImportKind>
  );
}

/** Uploads a file, and lists the latest imports. */
function Imports() {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const name = useImportName();
  const { data, error, refetch } = useImports();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader
        title={ofKind('title')}
        below={ofKind('below')}
        {...(name === 'order-imports' && { backTo: '/past-orders' })}
      />
      <Stack sx={{ gap: 2 }}>
        <Upload />
        <Section title={translate('app.imports.last')} flush>
          {data.length === 0 ? (
            <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
              {translate('app.imports.none')}
            </Typography>
          ) : (
            <List disablePadding>
              {data.map((one) => (
                <Listed key={one.id} {...one} />
              ))}
            </List>
          )}
        </Section>
      </Stack>
    </>
  );
}

function Upload() {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const name = useImportName();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImportStep(({ id }) => void navigate(`/${name}/${id}/show`));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) mutate(({ uploadImport }) => uploadImport(name, file));
  };
  return (
    <Section title={translate('app.imports.upload')}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{ofKind('upload_help')}</Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={translate('app.imports.choose')}
          onChange={choose}
        />
        <Button
          variant="contained"
          loading={isPending}
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          {translate('app.imports.choose')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {translate('app.imports.limits')}
        </Typography>
      </Stack>
    </Section>
  );
}

interface ListedProps {
  readonly id: string;
  readonly file_name: string;
  readonly state: string;
  readonly created_at: string;
}

function Listed({ id, file_name, state, created_at }: ListedProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const name = useImportName();
  return (
    <li>
      <ListItemButton component={RouterLink} to={`/${name}/${id}/show`}>
        <ListItemText
          primary={file_name}
          secondary={`${translate(`app.imports.states.${state}`)} · ${dateTime(created_at)}`}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </li>
  );
}
