import { Type, type Static } from 'typebox';
import { Nothing } from '@talad/elements/api/nothing';
import { BothTexts } from '../../catalog/translations/texts.contract.ts';

const MAX_BODY = 60_000;

export const PolicyName = Type.Union([
  Type.Literal('terms'),
  Type.Literal('shipping'),
  Type.Literal('returns'),
  Type.Literal('data-protection'),
  Type.Literal('privacy'),
]);

/** A row of GET `/api/v1/manage/:shop_id/policies`. */
const Row = {
  id: PolicyName,
  title: Type.String(),
  /** Address of its page. */
  url: Type.String(),
  /** Null for the built-in text, which follows the settings. */
  updated_at: Type.Union([Nothing, Type.String({ format: 'date-time' })]),
};
export const PolicyList = Type.Object({ policies: Type.Array(Type.Object(Row)) });
export type PolicyList = Static<typeof PolicyList>;

/** GET `/api/v1/manage/:shop_id/policies/:document`: the owner's text, else the built-in one to start from. */
export const ManagedPolicy = Type.Object({
  ...Row,
  /** HTML of the rich text editor. */
  bodies: BothTexts,
  /** 0 for the built-in text. */
  revision: Type.Integer({ minimum: 0 }),
});
export type ManagedPolicy = Static<typeof ManagedPolicy>;

const Body = Type.Optional(Type.String({ maxLength: MAX_BODY }));

/** PUT: replaces the built-in text by the owner's, in both languages; an empty one shows the other. */
export const PolicyUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 0 }),
    bodies: Type.Object({ th: Body, en: Body }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type PolicyUpdate = Static<typeof PolicyUpdate>;
