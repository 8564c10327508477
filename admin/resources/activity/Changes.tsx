import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import type { ActivityEntry } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import { tabular } from '../../layout/styles.ts';

interface ChangesProps {
  readonly changes: ActivityEntry['changes'];
}

const cell = {
  py: 0.25,
  pr: 2,
  pl: 0,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};

/** Shows the values before and after next to each other, if there is room. */
export function Changes({ changes }: ChangesProps) {
  const translate = useTranslate();
  const nothing = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('app.activity.nothing')}
    </Box>
  );
  return (
    <Box
      component="table"
      sx={{
        mt: 0.75,
        width: '100%',
        maxWidth: 720,
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
        ...tabular,
        '& th, & td': cell,
        '& thead th, & tbody th': { color: 'text.secondary', fontWeight: 500 },
        // On a phone, narrow the column of names, because the values need the room.
        '& thead th:first-of-type': { width: { xs: '26%', sm: '33%' } },
        '& td:last-of-type': { fontWeight: 620 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{translate('app.activity.field')}</th>
          <th scope="col">{translate('app.activity.before')}</th>
          <th scope="col">{translate('app.activity.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? nothing}</td>
            <td>{after ?? nothing}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
