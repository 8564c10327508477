import { lazy } from 'react';
import QuestionsIcon from '@mui/icons-material/QuestionAnswerOutlined';
import type { ManagedQuestion } from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./QuestionList.tsx').then((m) => ({ default: m.QuestionList })));
const show = lazy(() => import('./QuestionShow.tsx').then((m) => ({ default: m.QuestionShow })));

export const questions = resource({
  name: 'questions',
  group: 'customers',
  icon: QuestionsIcon,
  rights: {
    export: 'customer:export',
    list: 'message:read',
    show: 'message:read',
    write: 'message:write',
  },
  list,
  show,
  recordRepresentation: ({ question }: ManagedQuestion) => question,
});
