import { useEffect } from 'react';
import { ShowBase, useDataProvider, useShowContext, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Link, Stack, Typography } from '@mui/material';
import { entryForms } from '@talad/elements/commerce/entry-form';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { senderOf } from './sender.ts';

export function MessageShow() {
  return (
    <ShowBase<Message> loading={<Loading />} redirectOnError={false} queryOptions={wholeRecord}>
      <MessagePage />
    </ShowBase>
  );
}

function MessagePage() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { record, error, refetch } = useShowContext<Message>();
  useMarkRead(record);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Loading />;
  const { data, form, about } = record;
  const { email } = data;
  const reply = email && (
    <ReplyButton
      email={email}
      subject={translate('app.messages.reply_subject', { name: senderOf(record) })}
    />
  );
  return (
    <>
      <PageHeader
        title={senderOf(record)}
        below={`${translate(`app.messages.form.${form}`)} · ${dateTime(record.created_at)}`}
        backTo="/messages"
        actions={reply}
      />
      <Section title={about ? about.title : translate('app.messages.content')}>
        <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
          {entryForms[form].map(({ name }) =>
            data[name] ? (
              <div key={name}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {translate(`app.messages.field.${name}`)}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  <FieldValue name={name} value={data[name]} />
                </Typography>
              </div>
            ) : null,
          )}
        </Stack>
      </Section>
      {reply && <ActionBar>{reply}</ActionBar>}
    </>
  );
}

function FieldValue({ name, value }: { readonly name: string; readonly value: string }) {
  if (name === 'email') return <Link href={`mailto:${value}`}>{value}</Link>;
  if (name === 'phone') return <Link href={`tel:${value}`}>{formatPhone(value)}</Link>;
  return <>{value}</>;
}

function ReplyButton({ email, subject }: { readonly email: string; readonly subject: string }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {translate('app.messages.reply')}
    </Button>
  );
}

/** Opening marks it as read; the list and the menu's count follow. */
function useMarkRead(record: Message | undefined): void {
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const id = record && record.read_at === null ? record.id : null;
  useEffect(() => {
    if (id === null) return;
    provider.readMessage(id).then(
      () => queries.invalidateQueries(),
      // It stays unread, and is marked when it is opened again.
      () => undefined,
    );
  }, [id, provider, queries]);
}
