import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { PromotionCreate as Contract } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { NameFields, OfferFields, PageFields } from './PromotionFields.tsx';
import { PromotionPreview } from './PromotionPreview.tsx';
import { ProductsField } from './ProductsField.tsx';
import { promotionRule } from './promotion-terms.ts';

const DAY = 86_400_000;

/**
 * Creates a promotion: a discount, its products and Save make a flash sale of a day, because all
 * other fields have defaults.
 */
export function PromotionCreate() {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  const [defaults] = useState(defaultsNow);
  return (
    <CreateForm
      contract={Contract}
      rule={promotionRule(lang)}
      saved="app.promotions.created"
      defaults={defaults}
      header={{ title: translate('app.promotions.new'), backTo: '/promotions' }}
    >
      <Stack sx={{ gap: 2 }}>
        <OfferFields isNew />
        <ProductsField />
        <PromotionPreview />
        <NameFields />
        <PageFields image={null} />
      </Stack>
    </CreateForm>
  );
}

function defaultsNow() {
  const now = Date.now();
  return {
    kind: 'flash',
    discount_kind: 'percent',
    discount_value: null,
    product_ids: [],
    category_ids: [],
    begins_at: new Date(now).toISOString(),
    ends_at: new Date(now + DAY).toISOString(),
    published: true,
    titles: { th: '', en: '' },
    summaries: { th: '', en: '' },
    htmls: { th: '', en: '' },
    media_id: null,
  };
}
