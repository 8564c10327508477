import { Type, type Static } from 'typebox';
import { Id } from './id.contract.ts';

/** POST web/contactus, web/business_submit, web/form_submit/{type} (spec §7). */
export const FormRequest = Type.Object({
  /** The form's fields by name; `website` is a honeypot that people never see. */
  data: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 8_000 }), {
    maxProperties: 30,
  }),
  /** The product or post that the form is about. */
  about: Type.Optional(Id),
});
export type FormRequest = Static<typeof FormRequest>;

export const FormType = Type.Union([
  Type.Literal('contactus'),
  Type.Literal('business'),
  Type.Literal('seminar'),
  Type.Literal('product'),
  Type.Literal('dealer'),
  Type.Literal('newsletter'),
]);

export const FormResponse = Type.Object({ ok: Type.Literal(true) });
