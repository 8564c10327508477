import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/QuestionAnswerOutlined';
import type { ManagedQuestion } from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { rowLink, tabular } from '../../layout/styles.ts';
import { QuestionChip } from './QuestionChip.tsx';
import { questionActs } from './question-acts.ts';

export function QuestionList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<ManagedQuestion>
      name="questions"
      sort={{ field: 'asked_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="questions" acts={questionActs} />}
      toolbar={<Toolbar />}
      columns={[
        {
          field: 'question',
          stays: true,
          sx: { width: '50%' },
          cell: (question) => <QuestionText question={question} />,
        },
        { field: 'product', cell: ({ product }) => product.title },
        { field: 'state', cell: (question) => <QuestionChip question={question} /> },
        {
          field: 'asked_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: ({ asked_at: at }) => dateTime(at),
        },
      ]}
      card={(question) => <QuestionCard question={question} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <SearchField label={translate('app.questions.search')} maxLength={100} />
      <FilterSelect
        field="state"
        label={translate('resources.questions.fields.state')}
        all={translate('app.questions.all_states')}
        choices={['waiting', 'answered', 'hidden'].map((id) => ({
          id,
          name: translate(`app.questions.state.${id}`),
        }))}
      />
    </Stack>
  );
}

/** The link covers the whole row. */
function QuestionText({ question }: { readonly question: ManagedQuestion }) {
  return (
    <Link
      component={RouterLink}
      to={`/questions/${question.id}/show`}
      sx={{
        ...rowLink,
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      }}
    >
      {question.question}
    </Link>
  );
}

/** Shows a question on a phone. */
function QuestionCard({ question }: { readonly question: ManagedQuestion }) {
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {question.product.title} · {dateTime(question.asked_at)}
        </Typography>
        <QuestionChip question={question} />
      </Stack>
      <QuestionText question={question} />
    </Stack>
  );
}
