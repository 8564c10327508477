import type { ReactNode } from 'react';
import {
  ListBase,
  useListContext,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Button, Card, Stack, useMediaQuery, type Theme } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import NoneIcon from '@mui/icons-material/SearchOff';
import { Link as RouterLink } from 'react-router';
import { ActionBar } from '../ActionBar.tsx';
import { ExportLink } from '../ExportLink.tsx';
import { ColumnsMenu } from '../list-settings/ColumnsMenu.tsx';
import { SavedViews } from '../list-settings/SavedViews.tsx';
import { useColumns } from '../list-settings/use-columns.ts';
import { ListPager } from './ListPager.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';
import { useMay, usePlace } from '../ShopContext.tsx';
import { quiet } from '../quiet.ts';
import { Failure, Loading, State } from '../states.tsx';
import { SortSelect } from './SortSelect.tsx';
import { sortChoices } from './sort-choices.ts';
import { useIsEmptyList, useListCount } from './use-list-count.ts';

interface ResourceListProps<T extends RaRecord> {
  /** Its texts are `app.<name>.title`, `count`, `none_title`, `none_text`, `empty_title`, `empty_text`. */
  readonly name: string;
  readonly sort: SortPayload;
  /** Filter with which the list opens. */
  readonly filter?: Readonly<Record<string, string>>;
  readonly icon: ReactNode;
  readonly toolbar: ReactNode;
  /** The next step of the empty list, if its records are not created here. */
  readonly firstStep?: ReactNode;
  /** Actions on selected rows; without it rows have no checkboxes. */
  readonly selection?: ReactNode;
  /** Columns of the table on a wide screen; their labels are the resource's own. */
  readonly columns: readonly Omit<Column<T>, 'label'>[];
  /** A record on a phone. */
  readonly card: (record: T) => ReactNode;
  /** True if the toolbar has its own saved filters. */
  readonly hasOwnViews?: true;
  /** True if the toolbar has its own export with further options. */
  readonly hasOwnExport?: true;
}

/** A resource's list: title with count, toolbar, rows that fit the screen, pages, and every empty state. */
export function ResourceList<T extends RaRecord>(props: ResourceListProps<T>) {
  return (
    <ListBase<T>
      perPage={25}
      sort={props.sort}
      {...(props.filter && { filterDefaultValues: props.filter })}
      storeKey={false}
      loading={<Loading />}
      queryOptions={quiet}
    >
      <ListPage {...props} />
    </ListBase>
  );
}

function ListPage<T extends RaRecord>(props: ResourceListProps<T>) {
  const { name, sort, toolbar, selection } = props;
  const translate = useTranslate();
  const found = useListCount();
  const isEmpty = useIsEmptyList();
  const create = useCreateLink(name);
  const columns = useColumns(name, props.columns);
  const orders = sortChoices(columns.all, sort, translate);
  const actions = (
    <>
      {!props.hasOwnExport && <ExportLink name={name} />}
      <ColumnsMenu list={name} columns={columns.choices} hidden={columns.hidden} />
      {create}
    </>
  );
  const below =
    found && translate(`app.${name}.count`, { smart_count: found.count, n: found.shown });
  return (
    <>
      <PageHeader title={translate(`app.${name}.title`)} below={below} actions={actions} />
      <Card>
        {toolbar}
        {/* A phone shows no actions next to the title, and no column heads. */}
        <Stack
          direction="row"
          sx={{
            display: { xs: 'flex', sm: 'none' },
            gap: 1,
            px: 1.5,
            pb: 1.5,
            justifyContent: 'flex-end',
          }}
        >
          {orders.length > 1 && !isEmpty && <SortSelect choices={orders} />}
          {!props.hasOwnExport && <ExportLink name={name} />}
        </Stack>
        {!props.hasOwnViews && <SavedViews list={name} sort={sort} />}
        {selection}
        <OrderNotice />
        <Rows {...props} columns={columns.shown} isChoosing={columns.isPending} />
        <ListPager />
      </Card>
      {/* The empty list has this button in its middle. */}
      {create && !isEmpty && <ActionBar>{create}</ActionBar>}
    </>
  );
}

/** Shows the primary button to create a record, for people who may. */
function useCreateLink(name: string): ReactNode {
  const translate = useTranslate();
  const { hasCreate } = useResourceDefinition({ resource: name });
  const mayCreate = useMay(name, 'create');
  if (!hasCreate || !mayCreate) return null;
  return (
    <Button
      variant="contained"
      component={RouterLink}
      to={`/${name}/create`}
      startIcon={<AddIcon />}
    >
      {translate(`app.${name}.new`)}
    </Button>
  );
}

interface RowsProps<T extends RaRecord> extends Pick<
  ResourceListProps<T>,
  'name' | 'icon' | 'card' | 'firstStep' | 'selection'
> {
  readonly columns: readonly Column<T>[];
  /** The chosen columns are still loading. */
  readonly isChoosing: boolean;
}

function Rows<T extends RaRecord>(props: RowsProps<T>) {
  const { name, icon, columns, card, firstStep, selection, isChoosing } = props;
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, isPending, refetch } = useListContext<T>();
  if (isPending || isChoosing) return <Loading />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <Nothing {...{ name, icon, firstStep }} />;
  const label = translate(`app.${name}.title`);
  const selects = selection !== undefined;
  return isPhone ? (
    <RecordCards label={label} records={data} card={card} selects={selects} />
  ) : (
    <RecordTable label={label} records={data} columns={columns} selects={selects} />
  );
}

function Nothing({
  name,
  icon,
  firstStep,
}: Pick<ResourceListProps<RaRecord>, 'name' | 'icon' | 'firstStep'>) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { filterValues, setFilters } = useListContext();
  const create = useCreateLink(name);
  const isFiltered = Object.keys(filterValues).length > 0;
  const kind = isFiltered ? 'none' : 'empty';
  return (
    <State
      icon={isFiltered ? <NoneIcon /> : icon}
      title={translate(`app.${name}.${kind}_title`)}
      text={translate(`app.${name}.${kind}_text`)}
    >
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('app.action.clear_filters')}
        </Button>
      ) : (
        (create ??
        firstStep ?? (
          <Button variant="outlined" href={shop.shop_url} target="_blank" rel="noopener">
            {translate('app.bar.view_shop')}
          </Button>
        ))
      )}
    </State>
  );
}
