import { useTranslate } from 'react-admin';
import type {
  Message,
  MessageState,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { StatusChip, type Tone } from '../../layout/StatusChip.tsx';

const tones: Readonly<Record<MessageState, Tone>> = {
  new: 'attention',
  progress: 'progress',
  answered: 'good',
  closed: 'neutral',
  spam: 'bad',
};

export function MessageChip({ message }: { readonly message: Pick<Message, 'state'> }) {
  const translate = useTranslate();
  const { state } = message;
  return <StatusChip tone={tones[state]} label={translate(`app.messages.state.${state}`)} />;
}
