import { lazy } from 'react';
import PromotionIcon from '@mui/icons-material/BoltOutlined';
import type { ManagedPromotion } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./PromotionList.tsx').then((m) => ({ default: m.PromotionList })));
const create = lazy(() =>
  import('./PromotionCreate.tsx').then((m) => ({ default: m.PromotionCreate })),
);
const edit = lazy(() => import('./PromotionEdit.tsx').then((m) => ({ default: m.PromotionEdit })));

export const promotions = resource({
  name: 'promotions',
  group: 'promotions',
  icon: PromotionIcon,
  rights: {
    export: 'offer:read',
    list: 'offer:read',
    edit: 'offer:read',
    create: 'offer:write',
    write: 'offer:write',
    delete: 'offer:write',
  },
  list,
  create,
  quick: { to: '/promotions/create', key: 'app.promotions.new' },
  edit,
  recordRepresentation: (promotion: ManagedPromotion) => promotion.titles.th || promotion.titles.en,
});
