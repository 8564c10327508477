import { useState } from 'react';
import { useDataProvider, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { layoutPositions } from '@talad/elements/page/look/layout-rules';
import type { ManagedCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { quiet } from '../../layout/quiet.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { titleOf } from '../products/product-title.ts';

/** Chooses the layout of the category's page, and its place. */
export function LayoutSection() {
  const translate = useTranslate();
  const lang = useLang();
  const record = useRecordContext<ManagedCategory>();
  const mayWrite = useMay('categories', 'write');
  const mayEdit = useMay('pages', 'edit');
  const { field } = useController<ManagedCategory, 'layout'>({ name: 'layout' });
  if (!record) return null;
  const chosen = field.value;
  const known = record.layouts.find(({ name }) => name === chosen?.page);
  // A layout that was just created; the record is only read again after a save.
  const made = chosen && !known ? { name: chosen.page, title: titleOf(record, lang) } : null;
  const choose = (page: string) =>
    field.onChange(page === '' ? null : { page, position: chosen?.position ?? 'header' });
  const native = { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <Section title={translate('app.categories.layout')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('app.categories.layout_help')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextField
            select
            fullWidth
            disabled={!mayWrite}
            label={translate('app.categories.layout')}
            value={chosen?.page ?? ''}
            onChange={({ target }) => choose(target.value)}
            slotProps={native}
          >
            <option value="">{translate('app.categories.no_layout')}</option>
            {[...record.layouts, ...(made ? [made] : [])].map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </TextField>
          {chosen && (
            <TextField
              select
              fullWidth
              disabled={!mayWrite}
              label={translate('app.categories.layout_place')}
              value={chosen.position}
              onChange={({ target }) =>
                field.onChange({
                  page: chosen.page,
                  position: layoutPositions.find((one) => one === target.value) ?? 'header',
                })
              }
              slotProps={native}
            >
              {layoutPositions.map((position) => (
                <option key={position} value={position}>
                  {translate(`app.categories.place.${position}`)}
                </option>
              ))}
            </TextField>
          )}
        </Stack>
        {chosen && !known?.is_published && (
          <Alert severity="info">{translate('app.categories.layout_unpublished')}</Alert>
        )}
        {mayEdit && chosen && <LayoutPreview key={chosen.page} page={chosen.page} />}
        {mayEdit && mayWrite && !chosen && <NewLayout category={record} onCreated={choose} />}
      </Stack>
    </Section>
  );
}

/** The layout's draft in the shop's look, with a link to edit it. */
function LayoutPreview({ page }: { readonly page: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const { data: url } = useQuery({
    queryKey: ['pages', 'frame', page],
    queryFn: () => provider.pageFrame(page),
    gcTime: 0,
    ...quiet,
  });
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Box
        sx={{
          width: 1,
          height: 220,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {url && (
          <Box
            component="iframe"
            src={url}
            title={translate('app.categories.layout_preview')}
            tabIndex={-1}
            sx={{
              border: 0,
              width: '200%',
              height: 440,
              transform: 'scale(0.5)',
              transformOrigin: 'top left',
              pointerEvents: 'none',
            }}
          />
        )}
      </Box>
      <Button component={RouterLink} to={`/pages/${encodeURIComponent(page)}`}>
        {translate('app.categories.layout_edit')}
      </Button>
    </Stack>
  );
}

interface NewLayoutProps {
  readonly category: ManagedCategory;
  readonly onCreated: (name: string) => void;
}

function NewLayout({ category, onCreated }: NewLayoutProps) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const refresh = useRefresh();
  const failed = useFailureNotice();
  const [isMade, setMade] = useState(false);
  const name = `layout-category-${category.id}`;
  const exists = isMade || category.layouts.some((one) => one.name === name);
  const title = category.titles.th || category.titles.en;
  const create = useMutation({
    mutationFn: () => provider.createLayout(name, title),
    onSuccess: () => {
      setMade(true);
      refresh();
      onCreated(name);
    },
    onError: failed,
  });
  if (exists) return null;
  return (
    <Box>
      <Button startIcon={<AddIcon />} loading={create.isPending} onClick={() => create.mutate()}>
        {translate('app.categories.layout_new')}
      </Button>
    </Box>
  );
}
