import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, Navigate, useLocation } from 'react-router';
import { Box, CardActionArea, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { topicIcons } from './topic-icons.ts';
import {
  labelOfField,
  placeOfTopic,
  titleOfTopic,
  topicGroups,
  topics,
  type SettingsTopic,
} from './topics.ts';

/** Lists all topics in groups; the search field filters them, also by the names of their fields. */
export function SettingsIndex() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  const mine = topics.filter(
    ({ needs }) => needs === undefined || shop.capabilities.includes(needs),
  );
  // Addresses from the time when all topics were on one page.
  const named = mine.find(({ id }) => hash === `#${id}`);
  if (named) return <Navigate replace to={placeOfTopic(named)} />;
  const found = mine.filter((topic) => textOf(topic, translate).includes(fold(words)));
  return (
    <>
      <PageHeader title={translate('app.settings.title')} below={shop.title} />
      <Stack sx={{ gap: 2, maxWidth: 1000 }}>
        <TextField
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder={translate('app.settings.search')}
          sx={{ maxWidth: 420 }}
          slotProps={{
            htmlInput: {
              'aria-label': translate('app.settings.search'),
              maxLength: 60,
              enterKeyHint: 'search',
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        {topicGroups.map((group) => (
          <GroupCard key={group} group={group} found={found} words={words} />
        ))}
        <Typography role="status" color="textSecondary">
          {found.length === 0 && translate('app.find.none')}
        </Typography>
      </Stack>
    </>
  );
}

interface GroupCardProps {
  readonly group: SettingsTopic['group'];
  readonly found: readonly SettingsTopic[];
  readonly words: string;
}

function GroupCard({ group, found, words }: GroupCardProps) {
  const translate = useTranslate();
  const shown = found.filter((topic) => topic.group === group);
  if (shown.length === 0) return null;
  return (
    <Section title={translate(`app.settings.groups.${group}`)}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.map((topic) => (
          <li key={topic.id}>
            <TopicLink topic={topic} words={words} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function TopicLink({ topic, words }: { readonly topic: SettingsTopic; readonly words: string }) {
  const translate = useTranslate();
  const Icon = topicIcons[topic.id];
  const title = translate(titleOfTopic(topic));
  const field =
    words.trim() === '' || fold(title).includes(fold(words))
      ? undefined
      : topic.fields.find((one) => fold(translate(labelOfField(one))).includes(fold(words)));
  return (
    <CardActionArea
      component={RouterLink}
      to={placeOfTopic(topic) + (field === undefined ? '' : `#${field}`)}
      sx={{ display: 'flex', gap: 1.5, px: 1, py: 1.25, borderRadius: 1, minHeight: 56 }}
    >
      {Icon && <Icon color="action" aria-hidden />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {field === undefined
            ? translate(`app.settings.topics.${topic.id}.lead`)
            : translate(labelOfField(field))}
        </Typography>
      </Box>
    </CardActionArea>
  );
}

function textOf(topic: SettingsTopic, translate: ReturnType<typeof useTranslate>): string {
  const lead = translate(`app.settings.topics.${topic.id}.lead`);
  const fields = topic.fields.map((field) => translate(labelOfField(field)));
  return fold([translate(titleOfTopic(topic)), lead, ...fields].join('\n'));
}

function fold(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
