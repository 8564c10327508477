import { Type, type Static } from 'typebox';
import { ProductMini, SecondHandOption } from './product.contract.ts';

/** A product in a comparison: the data of its box and its facts. */
export const ComparedProduct = Type.Intersect([
  ProductMini,
  Type.Object({
    code: Type.Union([Type.String(), Type.Null()]),
    weight_grams: Type.Union([Type.Integer(), Type.Null()]),
    brand: Type.Union([Type.String(), Type.Null()]),
    second_hand_option: Type.Union([SecondHandOption, Type.Null()]),
    prepare_duration: Type.Union([Type.Integer(), Type.Null()]),
    /** Further facts: name and value, in the order given. */
    attributes: Type.Record(Type.String(), Type.String()),
  }),
]);
export type ComparedProduct = Static<typeof ComparedProduct>;

/** GET products/compare?ids=: in the requested order; removed products are left out. */
export const CompareResponse = Type.Object({ products: Type.Array(ComparedProduct) });
export type CompareResponse = Static<typeof CompareResponse>;
