import { useTranslate } from 'react-admin';
import type { ManagedReview } from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { StatusChip, type Tone } from '../../layout/StatusChip.tsx';

type State = 'hidden' | 'reported' | 'answered' | 'unanswered';

const tones: Readonly<Record<State, Tone>> = {
  hidden: 'neutral',
  reported: 'bad',
  answered: 'good',
  unanswered: 'attention',
};

/** Shows the most important state. */
export function ReviewChip({ review }: { readonly review: ManagedReview }) {
  const translate = useTranslate();
  const state = stateOf(review);
  return <StatusChip tone={tones[state]} label={translate(`app.reviews.state.${state}`)} />;
}

function stateOf({ hidden_at: hidden, reported_at: reported, answer }: ManagedReview): State {
  if (hidden !== null) return 'hidden';
  if (reported !== null) return 'reported';
  return answer === null ? 'unanswered' : 'answered';
}
