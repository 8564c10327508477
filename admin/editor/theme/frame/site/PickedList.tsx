import type { ComponentType } from 'react';
import { FieldControl } from '../../../inspector/FieldControl.tsx';
import type { FieldProps } from '../../../inspector/field-props.ts';
import { ListField } from '../../../inspector/ListField.tsx';
import { LayoutChoice, LayoutsChoice, useLayouts } from './LayoutChoice.tsx';
import { CategoriesChoice, ProductsChoice, ShopsChoice } from './RecordChoices.tsx';

const pickers: Readonly<Record<string, ComponentType<FieldProps>>> = {
  page: LayoutChoice,
  layouts: LayoutsChoice,
  product_ids: ProductsChoice,
  category_ids: CategoriesChoice,
  shop_ids: ShopsChoice,
};

/** A list whose items name records of the shop, which are chosen by their names. */
export function PickedList(props: FieldProps) {
  const layouts = useLayouts();
  const { field } = props;
  if (field.kind !== 'list') return <FieldControl {...props} />;
  const nameOf = ({ path, page }: Readonly<Record<string, unknown>>): string => {
    if (typeof path === 'string') return path;
    return layouts.find(({ id }) => id === page)?.label ?? '';
  };
  return <ListField {...props} of={field.of} nameOf={nameOf} Control={PickedControl} />;
}

function PickedControl(props: FieldProps) {
  const Control = pickers[props.path.split('/').at(-1) ?? ''] ?? FieldControl;
  return <Control {...props} />;
}
