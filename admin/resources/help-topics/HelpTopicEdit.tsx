import { useRedirect, useTranslate } from 'react-admin';
import { Alert, Box, Stack, Typography } from '@mui/material';
import {
  HelpTopicUpdate,
  type ManagedHelpTopic,
} from '../../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { Questions } from './Questions.tsx';
import { itemsRule } from './items-rule.ts';

/** Starts from the built-in topic; once saved, it is the owner's own. */
export function HelpTopicEdit() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <EditForm<ManagedHelpTopic>
      isWide
      contract={HelpTopicUpdate}
      rule={itemsRule}
      saved="app.help_topics.saved"
      header={({ title, url, updated_at: at }) => ({
        title: title || translate('app.help_topics.custom'),
        backTo: '/help-topics',
        below:
          at === null
            ? translate('app.help_topics.built_in')
            : translate('app.help_topics.own', { at: dateTime(at) }),
        actions: <ViewLink href={url} />,
      })}
    >
      {({ id, updated_at: at }) => (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info">{translate(`app.help_topics.${hintOf(id, at)}`)}</Alert>
          <Section title={translate('app.help_topics.text')}>
            <Stack sx={{ pt: 0.75, gap: 2 }}>
              <BothTexts source="titles" />
              <BothTexts source="bodies" isRich />
            </Stack>
          </Section>
          <Section title={translate('app.help_topics.questions')}>
            <Questions />
          </Section>
          {at !== null && <ResetTopic id={id} />}
        </Stack>
      )}
    </EditForm>
  );
}

function hintOf(id: string, at: string | null): string {
  if (id === 'custom') return 'custom_help';
  return at === null ? 'take_over' : 'taken_over';
}

/** Restores the text that follows the shop's settings. */
function ResetTopic({ id }: Pick<ManagedHelpTopic, 'id'>) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const reset = useAction(() => redirect('list', 'help-topics'));
  return (
    <Box>
      <RemoveQuestion
        label={translate('app.help_topics.reset')}
        title={translate('app.help_topics.reset_title')}
        isPending={reset.isPending}
        onConfirm={() =>
          reset.mutate({
            run: ({ resetHelpTopic }) => resetHelpTopic(id),
            done: 'app.help_topics.reset_done',
          })
        }
      >
        <Typography>{translate('app.help_topics.reset_text')}</Typography>
      </RemoveQuestion>
    </Box>
  );
}
