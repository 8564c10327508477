import { useRedirect, useTranslate } from 'react-admin';
import { Alert, Box, Stack, Typography } from '@mui/material';
import {
  PolicyUpdate,
  type ManagedPolicy,
} from '../../../storefront-host/modules/storefront/legal/policies.contract.ts';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import type { CrossRule } from '../../forms/validate-form.ts';
import { useDateTime } from '../../layout/formats.ts';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';
import { ViewLink } from '../../layout/ViewLink.tsx';

/** Starts from the built-in text; once saved, it is the owner's own. */
export function PolicyEdit() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <EditForm<ManagedPolicy>
      isWide
      contract={PolicyUpdate}
      rule={isWritten}
      saved="app.policies.saved"
      header={(policy) => ({
        title: policy.title,
        backTo: '/policies',
        below:
          policy.updated_at === null
            ? translate('app.policies.built_in')
            : translate('app.policies.own', { at: dateTime(policy.updated_at) }),
        actions: <ViewLink href={policy.url} />,
      })}
    >
      {(policy) => (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info">
            {translate(
              policy.updated_at === null ? 'app.policies.take_over' : 'app.policies.taken_over',
            )}
          </Alert>
          <Section title={translate('app.policies.text')}>
            <Box sx={{ pt: 0.75 }}>
              <BothTexts source="bodies" isRich />
            </Box>
          </Section>
          {policy.updated_at !== null && <ResetPolicy id={policy.id} />}
        </Stack>
      )}
    </EditForm>
  );
}

const isWritten: CrossRule = ({ bodies }, translate) => {
  const { th, en } = bodies as ManagedPolicy['bodies'];
  return th === '' && en === '' ? { bodies: { th: translate('ra.validation.required') } } : {};
};

/** Restores the text that follows the shop's settings. */
function ResetPolicy({ id }: Pick<ManagedPolicy, 'id'>) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const reset = useAction(() => redirect('list', 'policies'));
  return (
    <Box>
      <RemoveQuestion
        label={translate('app.policies.reset')}
        title={translate('app.policies.reset_title')}
        isPending={reset.isPending}
        onConfirm={() =>
          reset.mutate({
            run: ({ resetPolicy }) => resetPolicy(id),
            done: 'app.policies.reset_done',
          })
        }
      >
        <Typography>{translate('app.policies.reset_text')}</Typography>
      </RemoveQuestion>
    </Box>
  );
}
