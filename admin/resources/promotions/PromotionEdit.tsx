import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import {
  PromotionUpdate,
  type ManagedPromotion,
} from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { useLang } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { PromotionActs } from './PromotionActs.tsx';
import { PromotionChip } from './PromotionChip.tsx';
import { NameFields, OfferFields, PageFields } from './PromotionFields.tsx';
import { PromotionPreview } from './PromotionPreview.tsx';
import { ProductsField } from './ProductsField.tsx';
import { promotionRule, promotionTitle, summaryOf } from './promotion-terms.ts';

export function PromotionEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedPromotion>
      isWide
      contract={PromotionUpdate}
      rule={promotionRule(shop.base_language)}
      saved="app.promotions.saved"
      header={(promotion) => ({
        title: promotionTitle(promotion, lang),
        aside: <PromotionChip {...promotion} />,
        below: summaryOf(promotion, translate),
        backTo: '/promotions',
        ...(isShown(promotion) && {
          actions: <ViewLink href={promotion.full_url} />,
        }),
      })}
    >
      {(promotion) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          }}
        >
          <Stack sx={{ gap: 2 }}>
            <OfferFields />
            <ProductsField />
            <NameFields />
            <PageFields image={promotion.image} />
          </Stack>
          <Stack sx={{ gap: 2 }}>
            <PromotionPreview id={promotion.id} />
            <PromotionActs promotion={promotion} />
          </Stack>
        </Box>
      )}
    </EditForm>
  );
}

/** Drafts and ended promotions have no page. */
function isShown({ state }: ManagedPromotion): boolean {
  return state === 'running' || state === 'upcoming';
}
