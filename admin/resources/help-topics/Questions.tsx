import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Box, Button, Stack, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {
  MAX_QUESTIONS,
  type HelpItem,
  type ManagedHelpTopic,
} from '../../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { OrderedRows } from '../../forms/ordering/OrderedRows.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';

const empty = { th: '', en: '' };
const blank: HelpItem = { groups: empty, questions: empty, answers: empty };

/**
 * Sorts questions as shoppers see them; only one is open at a time, because each has four editors.
 */
export function Questions() {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('help-topics', 'write');
  const { setValue } = useFormContext<ManagedHelpTopic>();
  // A controller of the whole list would not see changes in one of its fields.
  const items = useWatch<ManagedHelpTopic, 'items'>({ name: 'items' }) ?? [];
  const change = (changed: readonly HelpItem[]) =>
    setValue('items', [...changed], { shouldDirty: true, shouldTouch: true });
  const { errors } = useFormState<ManagedHelpTopic>();
  const [open, setOpen] = useState<number | null>(null);
  const titleOf = ({ questions }: HelpItem) =>
    questions[lang] || questions.th || questions.en || translate('app.help_topics.new_question');
  return (
    <Stack sx={{ gap: 1.5 }}>
      {items.length === 0 && (
        <Typography color="textSecondary">{translate('app.help_topics.no_questions')}</Typography>
      )}
      <OrderedRows
        label={translate('app.help_topics.questions')}
        rows={items}
        titleOf={titleOf}
        mayWrite={mayWrite}
        open={open}
        onOpen={setOpen}
        isWrong={(index) => Object.keys(errors.items?.[index] ?? {}).length > 0}
        onChange={change}
      >
        {(index) => (
          <Stack sx={{ gap: 2 }}>
            <BothTexts
              source={`items.${index}.questions`}
              label={translate('app.help_topics.field.questions')}
            />
            <BothTexts
              source={`items.${index}.answers`}
              label={translate('app.help_topics.field.answers')}
              isRich
            />
            <BothTexts
              source={`items.${index}.groups`}
              label={translate('app.help_topics.field.groups')}
              help={translate('app.help_topics.group_help')}
            />
          </Stack>
        )}
      </OrderedRows>
      {mayWrite && items.length < MAX_QUESTIONS && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              change([...items, blank]);
              setOpen(items.length);
            }}
          >
            {translate('app.help_topics.add_question')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
