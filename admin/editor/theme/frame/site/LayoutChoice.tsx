import { Link as RouterLink } from 'react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import { useLang } from '../../../../layout/formats.ts';
import { useFailureNotice } from '../../../../layout/use-failure-notice.ts';
import type { FieldProps } from '../../../inspector/field-props.ts';
import { useEditorPlace } from '../../../session/EditorContext.tsx';
import { useText } from '../../../use-text.ts';
import { IdsChoice } from './IdsChoice.tsx';

/** Returns the shop's layouts, with their titles. */
export function useLayouts() {
  const lang = useLang();
  const { api } = useEditorPlace();
  const { data: pages = [] } = useQuery({ queryKey: ['editor', 'pages'], queryFn: api.list });
  return pages
    .filter(({ name }) => isLayoutName(name))
    .map(({ name, title, titles, isPublished }) => ({
      id: name,
      label: titles[lang] || title || name,
      isPublished,
    }));
}

/** One layout, an existing or a new one. */
export function LayoutChoice({ rule, value, onChange }: FieldProps) {
  const t = useText();
  const lang = useLang();
  const layouts = useLayouts();
  const name = typeof value === 'string' ? value : '';
  const chosen = layouts.find(({ id }) => id === name);
  return (
    <Box>
      <TextField
        select
        fullWidth
        label={rule.label[lang]}
        value={name}
        helperText={chosen && !chosen.isPublished ? t('site.unpublished') : undefined}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange(target.value)}
      >
        <MenuItem value="">{t('site.choose')}</MenuItem>
        {name !== '' && !chosen && <MenuItem value={name}>{name}</MenuItem>}
        {layouts.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {name === '' ? (
        <NewLayout taken={layouts.map(({ id }) => id)} onCreated={onChange} />
      ) : (
        <EditLink name={name} label={t('site.edit')} />
      )}
    </Box>
  );
}

/** Several layouts, in their order. */
export function LayoutsChoice(props: FieldProps) {
  const t = useText();
  const layouts = useLayouts();
  const { value, onChange } = props;
  const names = Array.isArray(value) ? value.filter(isLayoutName) : [];
  return (
    <Box>
      <IdsChoice {...props} options={layouts} />
      {names.map((name) => {
        const title = layouts.find(({ id }) => id === name)?.label ?? name;
        return <EditLink key={name} name={name} label={t('site.edit_one', { name: title })} />;
      })}
      <NewLayout
        taken={[...layouts.map(({ id }) => id), ...names]}
        onCreated={(name) => onChange([...names, name])}
      />
    </Box>
  );
}

function EditLink({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Button size="small" component={RouterLink} to={`/pages/${encodeURIComponent(name)}`}>
      {label}
    </Button>
  );
}

interface NewLayoutProps {
  readonly taken: readonly string[];
  readonly onCreated: (name: string) => void;
}

/** Creates an empty layout; it is named and filled on its own page. */
function NewLayout({ taken, onCreated }: NewLayoutProps) {
  const t = useText();
  const { api } = useEditorPlace();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const create = useMutation({
    mutationFn: async () => {
      const number = freeNumber(taken);
      const name = `layout-${number}`;
      await api.create(name, t('site.new_title', { n: number }), {}, null);
      return name;
    },
    onSuccess: async (name) => {
      await queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
      onCreated(name);
    },
    onError: failed,
  });
  return (
    <Button
      size="small"
      startIcon={<AddIcon />}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      {t('site.new')}
    </Button>
  );
}

function freeNumber(taken: readonly string[]): number {
  let number = 1;
  while (taken.includes(`layout-${number}`)) number += 1;
  return number;
}
