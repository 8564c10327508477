import { lazy } from 'react';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ManagedHelpTopic } from '../../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./HelpTopicList.tsx').then((m) => ({ default: m.HelpTopicList })));
const edit = lazy(() => import('./HelpTopicEdit.tsx').then((m) => ({ default: m.HelpTopicEdit })));

export const helpTopics = resource({
  name: 'help-topics',
  group: 'storefront',
  icon: HelpIcon,
  rights: { list: 'shop:write', edit: 'shop:write', write: 'shop:write' },
  list,
  edit,
  recordRepresentation: ({ title }: ManagedHelpTopic) => title,
});
