import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField } from '@mui/material';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { useLang } from '../../../layout/formats.ts';
import { useEditorPlace } from '../../session/EditorContext.tsx';
import { useText } from '../../use-text.ts';
import type { ChoiceProps } from './choice-props.ts';

interface Place {
  readonly path: string;
  readonly label: string;
}

/** The shop's own pages by name; any other path of the shop can be typed. */
export function PageChoice({ value, problem, onChange }: ChoiceProps) {
  const t = useText();
  const places = usePlaces();
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      options={places}
      inputValue={value}
      getOptionLabel={(place) => (typeof place === 'string' ? place : place.path)}
      filterOptions={(all, { inputValue }) =>
        all.filter(({ path, label }) => `${path} ${label}`.includes(inputValue))
      }
      renderOption={({ key, ...props }, { path, label }) => (
        <li key={key} {...props}>
          {label}&ensp;<small>{path}</small>
        </li>
      )}
      onInputChange={(_event, typed) => onChange(typed)}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus
          label={t('link.page')}
          placeholder="/search"
          error={problem !== undefined}
          helperText={problem ?? t('link.page_help')}
        />
      )}
    />
  );
}

function usePlaces(): readonly Place[] {
  const t = useText();
  const lang = useLang();
  const { api } = useEditorPlace();
  const { data: pages = [] } = useQuery({ queryKey: ['editor', 'pages'], queryFn: api.list });
  return [
    { path: '/', label: t('page.front') },
    { path: '/search', label: t('link.all_products') },
    { path: '/showroom/new', label: t('query.new') },
    { path: '/showroom/hot', label: t('query.hot') },
    { path: '/showroom/sale', label: t('query.sale') },
    { path: '/showroom/recommend', label: t('query.recommend') },
    { path: '/blog', label: t('link.blog') },
    ...pages
      .filter(({ name }) => name !== FRONT_PAGE)
      .map(({ name, title, titles }) => ({
        path: `/${name}`,
        label: titles[lang] || title || name,
      })),
  ];
}
