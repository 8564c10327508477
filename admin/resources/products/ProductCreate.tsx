import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import type { OptionsInput } from '../../../storefront-host/modules/catalog/products/variants/product-options.contract.ts';
import { ProductCreate as Contract } from '../../../storefront-host/modules/catalog/products/writing/product-write.contract.ts';
import { Field } from '../../forms/Field.tsx';
import { messageIn } from '../../forms/message-in.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useMissedKeyword } from '../missed-searches/use-missed-keyword.ts';
import { CategoryInput } from './form/CategoryInput.tsx';
import { useCategoryPaths } from './form/use-category-paths.ts';
import { OptionEditor } from './options/OptionEditor.tsx';
import { PicturesField } from './PicturesField.tsx';
import { productRule } from './validate-product.ts';

const defaults = {
  titles: { th: '', en: '' },
  price: null,
  full_price: null,
  remain: 0,
  pictures: [],
  options: [],
};

/** Remembers the last category by shop, because products are often entered category by category. */
const lastCategories = new Map<number, number>();

/**
 * Creates a product on one screen: name, category, picture, price, stock, options. The product's
 * own page has everything else.
 */
export function ProductCreate() {
  const translate = useTranslate();
  const { id: shopId, base_language: lang } = usePlace().shop;
  const { paths } = useCategoryPaths('shop');
  const missed = useMissedKeyword();
  // Set it once, so that later input stays when the categories are refetched.
  const [start] = useState(() => {
    const last = paths.find(({ id }) => id === lastCategories.get(shopId));
    const titles = missed === undefined ? {} : { titles: { ...defaults.titles, [lang]: missed } };
    return { ...defaults, ...titles, category_id: last?.id ?? null };
  });
  return (
    <CreateForm
      contract={Contract}
      rule={productRule(lang)}
      saved="app.products.created"
      defaults={start}
      carriedFields={['category_id']}
      header={{ title: translate('app.products.new'), backTo: '/products' }}
    >
      <Stack sx={{ gap: 2 }}>
        <Section title={translate('app.products.details')}>
          <Stack sx={{ gap: 2, pt: 0.75 }}>
            <Field source={`titles.${lang}`} required autoFocus />
            <FirstCategory />
          </Stack>
        </Section>
        <PicturesField />
        <Section title={translate('app.products.pricing_stock')}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.75 }}>
            <Field source="price" />
            <Field source="full_price" help={translate('app.products.full_price_help')} />
            <Field source="remain" help={translate('app.products.remain_help')} />
          </Stack>
        </Section>
        <Options />
      </Stack>
    </CreateForm>
  );
}

/** In a shop without categories there is nothing to choose. */
function FirstCategory() {
  const { id: shopId } = usePlace().shop;
  const { paths } = useCategoryPaths('shop');
  const chosen = useWatch<{ category_id?: number | null }, 'category_id'>({ name: 'category_id' });
  useEffect(() => {
    if (typeof chosen === 'number') lastCategories.set(shopId, chosen);
  }, [chosen, shopId]);
  return paths.length > 0 && <CategoryInput source="category_id" of="shop" />;
}

function Options() {
  const translate = useTranslate();
  const { field, fieldState } = useController<{ options: OptionsInput }, 'options'>({
    name: 'options',
  });
  return (
    <Section title={translate('app.options.title')}>
      <OptionEditor
        options={field.value}
        onChange={(options) => field.onChange([...options])}
        refusal={messageIn(fieldState.error)}
      />
    </Section>
  );
}
