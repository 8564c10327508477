import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Link, Stack } from '@mui/material';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { MessageDetail } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { AnswerForm, type WrittenAnswer } from './AnswerForm.tsx';
import { MessageActs } from './MessageActs.tsx';
import { MessageAnswers } from './MessageAnswers.tsx';
import { MessageChip } from './MessageChip.tsx';
import { MessageFields } from './MessageFields.tsx';
import { PublishSection } from './PublishSection.tsx';
import { senderOf } from './sender.ts';

export function MessageShow() {
  return <ShowPage<MessageDetail>>{(record) => <MessagePage message={record} />}</ShowPage>;
}

function MessagePage({ message }: { readonly message: MessageDetail }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayWrite = useMay('messages', 'write');
  useMarkRead(message);
  return (
    <>
      <PageHeader
        title={senderOf(message)}
        aside={<MessageChip message={message} />}
        below={`${translate(`app.messages.form.${message.form}`)} · ${dateTime(message.created_at)}`}
        backTo="/messages"
      />
      <TwoColumns>
        <Stack sx={{ gap: 2 }}>
          <MessageFields message={message} />
          {mayWrite && message.form === 'product' && message.about !== null && (
            <PublishSection message={message} />
          )}
          {mayWrite ? (
            <Answering message={message} />
          ) : (
            <MessageAnswers answers={message.answers} />
          )}
        </Stack>
        {mayWrite && <MessageActs message={message} />}
      </TwoColumns>
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

/** Opening marks it as read, once, and updates the list and the menu's count. */
function useMarkRead({ id: messageId, read_at: readAt }: MessageDetail): void {
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const marked = useRef<string | null>(null);
  const id = readAt === null ? messageId : null;
  useEffect(() => {
    if (id === null || marked.current === id) return;
    marked.current = id;
    provider.readMessage(id).then(
      () => queries.invalidateQueries(),
      // It stays unread if that fails, and is marked when it is opened again.
      () => undefined,
    );
  }, [id, provider, queries]);
}
