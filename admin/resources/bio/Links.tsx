import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Box, Button, Stack, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {
  MAX_LINKS,
  type BioLink,
  type BioLinks,
} from '../../../storefront-host/modules/storefront/bio/bio.contract.ts';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { Field } from '../../forms/Field.tsx';
import { OrderedRows } from '../../forms/ordering/OrderedRows.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { BioPicture } from './BioPicture.tsx';

const blank: BioLink = {
  titles: { th: '', en: '' },
  link: '',
  icon: '',
  image: null,
  on: true,
  from: null,
  until: null,
};

/**
 * Links in the order in which visitors see them. They are saved together; until then, discarding
 * restores them.
 */
export function Links() {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('bio', 'write');
  const { setValue } = useFormContext<BioLinks>();
  const links = useWatch<BioLinks, 'links'>({ name: 'links' }) ?? [];
  const change = (changed: readonly BioLink[]) =>
    setValue('links', [...changed], { shouldDirty: true, shouldTouch: true });
  const { errors } = useFormState<BioLinks>();
  const [open, setOpen] = useState<number | null>(null);
  const titleOf = ({ titles, icon, on }: BioLink) => {
    const title = titles[lang] || titles.th || titles.en || translate('app.bio.new_link');
    const words = icon ? `${icon} ${title}` : title;
    return on ? words : translate('app.bio.is_off', { title: words });
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {links.length === 0 && (
        <Typography color="textSecondary">{translate('app.bio.no_links')}</Typography>
      )}
      <OrderedRows
        label={translate('app.bio.links')}
        rows={links}
        titleOf={titleOf}
        mayWrite={mayWrite}
        open={open}
        onOpen={setOpen}
        isWrong={(index) => Object.keys(errors.links?.[index] ?? {}).length > 0}
        onChange={change}
      >
        {(index) => <LinkFields index={index} />}
      </OrderedRows>
      {mayWrite && links.length < MAX_LINKS && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              change([...links, blank]);
              setOpen(links.length);
            }}
          >
            {translate('app.bio.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function LinkFields({ index }: { readonly index: number }) {
  const translate = useTranslate();
  const source = `links.${index}`;
  const field = (name: 'link' | 'icon' | 'on' | 'from' | 'until', help?: string) => (
    <Field
      source={`${source}.${name}`}
      label={translate(`app.bio.field.${name}`)}
      {...(help !== undefined && { help: translate(`app.bio.${help}`) })}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <BothTexts source={`${source}.titles`} label={translate('app.bio.field.titles')} />
      {field('link', 'link_help')}
      {field('icon', 'icon_help')}
      <BioPicture source={`links.${index}.image`} name="image" />
      {field('on')}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {field('from')}
        {field('until', 'until_help')}
      </Box>
    </Stack>
  );
}
