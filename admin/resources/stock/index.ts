import StockIcon from '@mui/icons-material/ExposureOutlined';
import { resource } from '../resource.ts';

/** Stock of each product, which the product's page shows and changes. */
export const stock = resource({
  name: 'stock',
  group: 'products',
  icon: StockIcon,
  rights: { list: 'product:read', write: 'stock:write' },
});
