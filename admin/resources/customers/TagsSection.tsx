import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';
import { TagChips } from './TagChips.tsx';
import { TagsField } from './TagsField.tsx';

interface TagsSectionProps {
  readonly customer: CustomerDetail;
  readonly mayWrite: boolean;
}

export function TagsSection({ customer, mayWrite }: TagsSectionProps) {
  const translate = useTranslate();
  const [tags, setTags] = useState<readonly string[]>(customer.tags);
  const { mutate, isPending } = useAction();
  const isChanged = JSON.stringify(tags) !== JSON.stringify(customer.tags);
  return (
    <Section title={translate('app.customers.tags')}>
      {mayWrite ? (
        <Stack sx={{ gap: 1, alignItems: 'flex-start', '& > *:first-of-type': { width: '100%' } }}>
          <TagsField
            label={translate('app.customers.tags')}
            help={translate('app.customers.tags_help')}
            tags={tags}
            onChange={setTags}
          />
          {isChanged && (
            <Button
              variant="contained"
              loading={isPending}
              onClick={() =>
                mutate({
                  run: (provider) =>
                    provider.setCustomerTags(customer.id, customer.revision, [...tags]),
                  done: 'app.customers.tags_saved',
                })
              }
            >
              {translate('app.action.save')}
            </Button>
          )}
        </Stack>
      ) : customer.tags.length > 0 ? (
        <TagChips tags={customer.tags} />
      ) : (
        <Typography color="textSecondary">{translate('app.customers.no_tags')}</Typography>
      )}
    </Section>
  );
}
