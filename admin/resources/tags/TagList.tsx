import EmptyIcon from '@mui/icons-material/SellOutlined';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { ProductGroupList } from '../products/ProductGroupList.tsx';
import { tagActs } from './tag-acts.ts';

export function TagList() {
  return (
    <ProductGroupList
      name="tags"
      icon={<EmptyIcon />}
      selection={<RowActs name="tags" acts={tagActs} />}
    />
  );
}
