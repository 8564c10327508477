import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Button } from '@mui/material';
import EmptyIcon from '@mui/icons-material/SellOutlined';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { ProductGroupList } from '../products/ProductGroupList.tsx';
import { tagActs } from './tag-acts.ts';

export function TagList() {
  const translate = useTranslate();
  return (
    <ProductGroupList
      name="tags"
      icon={<EmptyIcon />}
      firstStep={
        <Button variant="contained" component={Link} to="/products">
          {translate('app.tags.to_products')}
        </Button>
      }
      selection={<RowActs name="tags" acts={tagActs} />}
    />
  );
}
