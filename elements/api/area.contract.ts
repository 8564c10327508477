import { Type, type Static } from 'typebox';

/**
 * GET areas/{lang}/provinces/{province}: districts and sub-districts of a province, by name, in one
 * language.
 */
export const ProvinceAreas = Type.Object({
  districts: Type.Array(
    Type.Object({
      name: Type.String(),
      sub_districts: Type.Array(Type.Object({ name: Type.String(), postcode: Type.String() })),
    }),
  ),
});
export type ProvinceAreas = Static<typeof ProvinceAreas>;

export const Area = Type.Object({
  sub_district: Type.String(),
  district: Type.String(),
  province: Type.String(),
});
export type Area = Static<typeof Area>;

/**
 * GET areas/{lang}/postcodes/{postcode}: the sub-districts of a postcode; empty for an unknown one.
 */
export const PostcodeAreas = Type.Object({ areas: Type.Array(Area) });
export type PostcodeAreas = Static<typeof PostcodeAreas>;
