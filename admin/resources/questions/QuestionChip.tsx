import { useTranslate } from 'react-admin';
import type { ManagedQuestion } from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { StatusChip, type Tone } from '../../layout/StatusChip.tsx';

const tones: Readonly<Record<ManagedQuestion['state'], Tone>> = {
  waiting: 'attention',
  answered: 'good',
  hidden: 'neutral',
};

export function QuestionChip({ question }: { readonly question: ManagedQuestion }) {
  const translate = useTranslate();
  const { state, answer } = question;
  const name = state === 'answered' && answer === null ? 'by_mail' : state;
  return <StatusChip tone={tones[state]} label={translate(`app.questions.state.${name}`)} />;
}
