import { useListContext, useTranslate } from 'react-admin';
import { Stack, Tab, Tabs } from '@mui/material';
import { FormType } from '@talad/elements/api/form.contract';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';

const tabs = ['all', 'open', 'answered', 'closed', 'spam'] as const;

export function MessageToolbar() {
  const translate = useTranslate();
  const { profile } = usePlace();
  return (
    <>
      <StateTabs />
      <Stack
        direction="row"
        sx={{ gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
      >
        <SearchField label={translate('app.messages.search')} maxLength={100} />
        <FilterSelect
          field="form"
          label={translate('resources.messages.fields.form')}
          all={translate('app.messages.all_forms')}
          choices={FormType.anyOf.map(({ const: id }) => ({
            id,
            name: translate(`app.messages.form.${id}`),
          }))}
        />
        <FilterSelect
          field="assigned_to"
          label={translate('resources.messages.fields.assigned_to')}
          all={translate('app.messages.all_people')}
          choices={[{ id: profile.id, name: translate('app.messages.mine') }]}
        />
      </Stack>
    </>
  );
}

function StateTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { state: chosen = 'all', ...others } = filterValues;
  return (
    <Tabs
      value={tabs.find((tab) => tab === chosen) ?? 'all'}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('resources.messages.fields.state')}
      onChange={(_event, state: string) =>
        setFilters(state === 'all' ? others : { ...others, state })
      }
    >
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} label={translate(`app.messages.tab.${tab}`)} />
      ))}
    </Tabs>
  );
}
