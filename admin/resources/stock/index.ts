import StockIcon from '@mui/icons-material/ExposureOutlined';
import { resource } from '../resource.ts';

/** What is left of each product; it is shown and changed with the product. */
export const stock = resource({
  name: 'stock',
  group: 'products',
  icon: StockIcon,
  rights: { list: 'product:read', write: 'stock:write' },
});
