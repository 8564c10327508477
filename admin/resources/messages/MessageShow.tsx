import { useEffect, useRef, useState } from 'react';
import { ShowBase, useDataProvider, useShowContext, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Link, Stack } from '@mui/material';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { MessageDetail } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { wholeRecord } from '../../layout/quiet.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { AnswerForm, type WrittenAnswer } from './AnswerForm.tsx';
import { MessageActs } from './MessageActs.tsx';
import { MessageAnswers } from './MessageAnswers.tsx';
import { MessageChip } from './MessageChip.tsx';
import { MessageFields } from './MessageFields.tsx';
import { PublishSection } from './PublishSection.tsx';
import { senderOf } from './sender.ts';

export function MessageShow() {
  return (
    <ShowBase<MessageDetail>
      loading={<Loading />}
      redirectOnError={false}
      queryOptions={wholeRecord}
    >
      <MessagePage />
    </ShowBase>
  );
}

function MessagePage() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayWrite = useMay('messages', 'write');
  const { record, error, refetch } = useShowContext<MessageDetail>();
  useMarkRead(record);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  // A row of the list stands in for the record until it arrives, without its answers.
  if (!record?.answers) return <Loading />;
  return (
    <>
      <PageHeader
        title={senderOf(record)}
        aside={<MessageChip message={record} />}
        below={`${translate(`app.messages.form.${record.form}`)} · ${dateTime(record.created_at)}`}
        backTo="/messages"
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <MessageFields message={record} />
          {mayWrite && record.form === 'product' && record.about !== null && (
            <PublishSection message={record} />
          )}
          {mayWrite ? <Answering message={record} /> : <MessageAnswers answers={record.answers} />}
        </Stack>
        {mayWrite && <MessageActs message={record} />}
      </Box>
    </>
  );
}

function Answering({ message }: { readonly message: MessageDetail }) {
  const translate = useTranslate();
  const [written, setWritten] = useState<WrittenAnswer>({
    subject: message.reply_subject,
    text: '',
  });
  const { phone } = message.data;
  if (message.reply_to === null) {
    return (
      <Alert severity="info">
        {translate('app.messages.no_email')}{' '}
        {phone && (
          <Link href={`tel:${phone}`}>
            {translate('app.messages.call', { phone: formatPhone(phone) })}
          </Link>
        )}
      </Alert>
    );
  }
  return (
    <>
      <MessageAnswers answers={message.answers} onWriteAgain={setWritten} />
      <AnswerForm message={message} written={written} onWrite={setWritten} />
    </>
  );
}

/** Opening marks it as read, once; the list and the menu's count follow. */
function useMarkRead(record: MessageDetail | undefined): void {
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const marked = useRef<string | null>(null);
  const id = record && record.read_at === null ? record.id : null;
  useEffect(() => {
    if (id === null || marked.current === id) return;
    marked.current = id;
    provider.readMessage(id).then(
      () => queries.invalidateQueries(),
      // It stays unread, and is marked when it is opened again.
      () => undefined,
    );
  }, [id, provider, queries]);
}
