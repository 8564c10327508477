import { Type, type Static } from 'typebox';
import { FormType } from '@talad/elements/api/form.contract';

/** `/api/v1/manage/:shop_id/messages`: what visitors sent. */
export const Message = Type.Object({
  id: Type.String({ format: 'uuid' }),
  form: FormType,
  /** The form's fields by name (elements/commerce/entry-form.ts). */
  data: Type.Record(Type.String(), Type.String()),
  /** The product or post that it is about. */
  about: Type.Union([Type.Object({ id: Type.Integer(), title: Type.String() }), Type.Null()]),
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  created_at: Type.String({ format: 'date-time' }),
  read_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type Message = Static<typeof Message>;

export const MessageFilter = Type.Object(
  {
    form: Type.Optional(FormType),
    unread: Type.Optional(Type.Boolean()),
    q: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);
export type MessageFilter = Static<typeof MessageFilter>;
