import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Card } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import EmptyIcon from '@mui/icons-material/AccountTreeOutlined';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Loading, State } from '../../layout/states.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { useCategoryTree } from './use-category-tree.ts';

/** The shop's categories as a tree. */
export function CategoryPage() {
  const translate = useTranslate();
  const mayCreate = useMay('categories', 'create');
  const { data, error, refetch } = useCategoryTree();
  const all = data?.categories ?? [];
  const create = mayCreate && (
    <Button
      variant="contained"
      component={RouterLink}
      to="/categories/create"
      startIcon={<AddIcon />}
    >
      {translate('app.categories.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('app.categories.title')}
        below={data && translate('app.categories.count', { smart_count: all.length })}
        actions={create}
      />
      <Card>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : all.length === 0 ? (
          <State
            icon={<EmptyIcon />}
            title={translate('app.categories.empty_title')}
            text={translate('app.categories.empty_text')}
          >
            {create}
          </State>
        ) : (
          <CategoryTree all={all} />
        )}
      </Card>
      {create && all.length > 0 && <ActionBar>{create}</ActionBar>}
    </>
  );
}
