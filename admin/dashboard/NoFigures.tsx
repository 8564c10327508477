import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Card } from '@mui/material';
import PostsIcon from '@mui/icons-material/ArticleOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { State } from '../layout/states.tsx';
import { useMay } from '../layout/ShopContext.tsx';

/** Dashboard for staff who see neither orders nor stock: their tasks as links. */
export function NoFigures() {
  const translate = useTranslate();
  const mayEditPages = useMay('pages', 'edit');
  const kind = mayEditPages ? 'design' : 'posts';
  return (
    <Card>
      <State
        icon={mayEditPages ? <StorefrontIcon /> : <PostsIcon />}
        title={translate(`app.dashboard.${kind}_title`)}
        text={translate(`app.dashboard.${kind}_text`)}
      >
        {mayEditPages ? (
          <Button variant="contained" component={RouterLink} to="/pages">
            {translate('app.dashboard.design_go')}
          </Button>
        ) : (
          <Button variant="contained" component={RouterLink} to="/blogs/create">
            {translate('app.dashboard.posts_go')}
          </Button>
        )}
      </State>
    </Card>
  );
}
