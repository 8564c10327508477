import VariantsIcon from '@mui/icons-material/GridOnOutlined';
import { resource } from '../resource.ts';

/** Variants of products; they are shown and changed with their product. */
export const combinations = resource({
  name: 'combinations',
  group: 'products',
  icon: VariantsIcon,
  rights: { list: 'product:read', write: 'product:write' },
});
