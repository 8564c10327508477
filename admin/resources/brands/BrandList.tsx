import EmptyIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { ProductGroupList } from '../products/ProductGroupList.tsx';
import { brandActs } from './brand-acts.ts';

export function BrandList() {
  return (
    <ProductGroupList
      name="brands"
      icon={<EmptyIcon />}
      selection={<RowActs name="brands" acts={brandActs} />}
    />
  );
}
