import EmptyIcon from '@mui/icons-material/SellOutlined';
import { ProductGroupList } from '../products/ProductGroupList.tsx';

export function TagList() {
  return <ProductGroupList name="tags" icon={<EmptyIcon />} />;
}
