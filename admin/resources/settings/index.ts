import { lazy } from 'react';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { resource } from '../resource.ts';
import { labelOfField, placeOfTopic, titleOfTopic, topics } from './topics.ts';

const list = lazy(() => import('./SettingsIndex.tsx').then((m) => ({ default: m.SettingsIndex })));
const edit = lazy(() => import('./TopicPage.tsx').then((m) => ({ default: m.TopicPage })));

/** One record is edited on several pages; the list's address leads to their index. */
export const settings = resource({
  name: 'settings',
  group: 'settings',
  icon: SettingsIcon,
  rights: { list: 'shop:write', edit: 'shop:write', write: 'shop:write' },
  list,
  edit,
  places: topics.flatMap((topic) => {
    const to = placeOfTopic(topic);
    const needs = topic.needs && { needs: topic.needs };
    return [
      // Find lists pages of other resources by their own names.
      ...(topic.to === undefined ? [{ to, key: titleOfTopic(topic), ...needs }] : []),
      ...topic.fields.map((field) => ({
        to: `${to}#${field}`,
        key: labelOfField(field),
        within: titleOfTopic(topic),
        ...needs,
      })),
    ];
  }),
});
