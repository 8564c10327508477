import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

function to(
  label: string,
  state: Message['state'],
): RowAct<Message, { readonly revision: number }> {
  return {
    label,
    right: 'write',
    isFor: (message) => message.state !== state,
    run: ({ changeMessage }, { id, revision }) => changeMessage(id, { revision, state }),
    undo: ({ changeMessage }, before, { revision }) =>
      changeMessage(before.id, { revision, state: before.state }),
  };
}

export const messageActs: readonly RowAct<Message>[] = [
  to('app.bulk.answered', 'answered'),
  to('app.bulk.closed', 'closed'),
  to('app.messages.spam_mark', 'spam'),
];
