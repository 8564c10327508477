import { useTranslate } from 'react-admin';
import { Alert, Stack } from '@mui/material';
import {
  BioUpdate,
  type BioLinks,
} from '../../../storefront-host/modules/storefront/bio/bio.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { Section } from '../../layout/Section.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { BioPicture } from './BioPicture.tsx';
import { Links } from './Links.tsx';
import { linksRule } from './links-rule.ts';

export function BioEdit() {
  const translate = useTranslate();
  return (
    <EditForm<BioLinks>
      contract={BioUpdate}
      rule={linksRule}
      saved="app.bio.saved"
      header={({ url }) => ({
        title: translate('app.bio.title'),
        below: url,
        actions: <ViewLink href={url} />,
      })}
    >
      {() => (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info">{translate('app.bio.help')}</Alert>
          <Section title={translate('app.bio.profile')}>
            <BioPicture source="avatar" name="avatar" />
          </Section>
          <Section title={translate('app.bio.links')}>
            <Links />
          </Section>
        </Stack>
      )}
    </EditForm>
  );
}
