import {
  MAX_HIDE_REASON,
  type ManagedQuestion,
} from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const questionActs: readonly RowAct<ManagedQuestion>[] = [
  {
    label: 'app.bulk.hide',
    right: 'write',
    isFor: ({ state }) => state !== 'hidden',
    asks: { title: 'app.questions.hide', label: 'app.reviews.reason', maxLength: MAX_HIDE_REASON },
    run: ({ hideQuestion }, { id, revision }, text) => hideQuestion(id, { revision, text }),
  },
  {
    label: 'app.bulk.show',
    right: 'write',
    isFor: ({ state }) => state === 'hidden',
    run: ({ hideQuestion }, { id, revision }) => hideQuestion(id, { revision, text: '' }),
  },
];
