import { Type, type Static } from 'typebox';
import { FormType } from '@talad/elements/api/form.contract';

const Time = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Person = Type.Object({ id: Uuid, name: Type.String() });
const Revision = Type.Integer({ minimum: 1 });
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const PersonOrNull = Type.Union([Person, Type.Null()]);

export const MAX_ANSWER_SUBJECT = 150;
export const MAX_MAIL_TEXT = 5_000;

/** Decision 195. 'new' and 'progress' wait for an answer. */
export const MessageState = Type.Union([
  Type.Literal('new'),
  Type.Literal('progress'),
  Type.Literal('answered'),
  Type.Literal('closed'),
  Type.Literal('spam'),
]);
export type MessageState = Static<typeof MessageState>;

/** `/api/v1/manage/:shop_id/messages`: what visitors sent. */
export const Message = Type.Object({
  id: Uuid,
  form: FormType,
  /** The form's fields by name (elements/commerce/forms/entry-form.ts). */
  data: Type.Record(Type.String(), Type.String()),
  /** The product or post of the entry. */
  about: Type.Union([Type.Object({ id: Type.Integer(), title: Type.String() }), Type.Null()]),
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  created_at: Time,
  read_at: Type.Union([Time, Type.Null()]),
  state: MessageState,
  assigned_to: PersonOrNull,
  revision: Revision,
});
export type Message = Static<typeof Message>;

export const MessageAnswer = Type.Object({
  id: Uuid,
  subject: Type.String(),
  text: Type.String(),
  /** Null if the account was deleted. */
  by: PersonOrNull,
  created_at: Time,
  /** State of its mail: 'kept' without a mail server; null after the mail's record is deleted. */
  mail: Type.Union([
    Type.Literal('queued'),
    Type.Literal('sent'),
    Type.Literal('failed'),
    Type.Literal('kept'),
    Type.Null(),
  ]),
  /** Reason why the mail has not been sent yet. */
  error: TextOrNull,
});
export type MessageAnswer = Static<typeof MessageAnswer>;

export const MAX_QUESTION = 1_000;
export const MAX_PUBLIC_ANSWER = 2_000;

/** Shown on the product's page, without the asker's name (decision 182). */
export const PublishedQuestion = Type.Object({
  question: Type.String(),
  answer: Type.String(),
  published_at: Time,
});

/** PUT messages/{id}/publication, for a message about a product. */
export const QuestionPublication = Type.Object(
  {
    question: Type.String({ minLength: 1, maxLength: MAX_QUESTION }),
    answer: Type.String({ minLength: 1, maxLength: MAX_PUBLIC_ANSWER }),
  },
  { additionalProperties: false },
);
export type QuestionPublication = Static<typeof QuestionPublication>;

/** A message with its answers, the oldest first. */
export const MessageDetail = Type.Object({
  ...Message.properties,
  /** Mail address for answers. */
  reply_to: TextOrNull,
  /** Subject of an answer, in the visitor's language. */
  reply_subject: Type.String(),
  answers: Type.Array(MessageAnswer),
  published: Type.Union([PublishedQuestion, Type.Null()]),
  /** Staff who may read messages. */
  assignees: Type.Array(Person),
});
export type MessageDetail = Static<typeof MessageDetail>;

/** No state means all entries except spam; 'open' means those that wait for an answer. */
export const MessageFilter = Type.Object(
  {
    form: Type.Optional(FormType),
    unread: Type.Optional(Type.Boolean()),
    state: Type.Optional(Type.Union([...MessageState.anyOf, Type.Literal('open')])),
    assigned_to: Type.Optional(Uuid),
    q: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);
export type MessageFilter = Static<typeof MessageFilter>;

/** Changes only the sent fields. A revision other than the stored one answers 409 CONFLICT. */
export const MessageUpdate = Type.Object(
  {
    revision: Revision,
    state: Type.Optional(MessageState),
    /** Null removes the assignee. */
    assigned_to: Type.Optional(Type.Union([Type.Null(), Uuid])),
    /** False marks it as unread. */
    read: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type MessageUpdate = Static<typeof MessageUpdate>;

/** A mail to the visitor, which marks the entry as answered. */
export const MessageReply = Type.Object(
  {
    revision: Revision,
    subject: Type.String({ minLength: 1, maxLength: MAX_ANSWER_SUBJECT }),
    text: Type.String({ minLength: 1, maxLength: MAX_MAIL_TEXT }),
  },
  { additionalProperties: false },
);
export type MessageReply = Static<typeof MessageReply>;
