import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import type { MessageDetail } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** Answers a question about a product for all shoppers, on the product's page. */
export function PublishSection({ message }: { readonly message: MessageDetail }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useAction();
  const { id, published } = message;
  return (
    <Section title={translate('app.messages.publication')}>
      {published ? (
        <>
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
            {published.question}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {published.answer}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">{translate('app.messages.publish_help')}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate(`app.messages.${published ? 'publish_change' : 'publish'}`)}
        </Button>
        {published && (
          <Button
            color="error"
            disabled={isPending}
            onClick={() =>
              mutate({
                run: (provider) => provider.publishQuestion(id, null),
                done: 'app.messages.unpublished',
              })
            }
          >
            {translate('app.messages.unpublish')}
          </Button>
        )}
      </Stack>
      {isOpen && <PublishDialog message={message} onClose={() => setOpen(false)} />}
    </Section>
  );
}
