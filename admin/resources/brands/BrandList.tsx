import EmptyIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { ProductGroupList } from '../products/ProductGroupList.tsx';

export function BrandList() {
  return <ProductGroupList name="brands" icon={<EmptyIcon />} />;
}
