import CombinationsIcon from '@mui/icons-material/GridOnOutlined';
import { resource } from '../resource.ts';

/** Combinations of options; they are shown and changed with their product. */
export const combinations = resource({
  name: 'combinations',
  group: 'products',
  icon: CombinationsIcon,
  rights: { list: 'product:read', write: 'product:write' },
});
