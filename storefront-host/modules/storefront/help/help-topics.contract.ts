import { Type, type Static } from 'typebox';
import { Nothing } from '@talad/elements/api/nothing';

const MAX_TITLE = 100;
const MAX_BODY = 60_000;
export const MAX_QUESTIONS = 50;
const MAX_QUESTION = 300;
const MAX_ANSWER = 8_000;

/** Tabs of the help page (spec §2 "Help page"). */
export const HelpTopicName = Type.Union([
  Type.Literal('how2buy'),
  Type.Literal('how2pay'),
  Type.Literal('how2track'),
  Type.Literal('how2refund'),
  Type.Literal('faqs'),
  Type.Literal('policy'),
  Type.Literal('custom'),
]);
export type HelpTopicName = Static<typeof HelpTopicName>;

const Both = (maxLength: number) =>
  Type.Object({ th: Type.String({ maxLength }), en: Type.String({ maxLength }) });
/** A language that is not sent becomes empty. */
const Sent = (maxLength: number) =>
  Type.Object(
    {
      th: Type.Optional(Type.String({ maxLength })),
      en: Type.Optional(Type.String({ maxLength })),
    },
    { additionalProperties: false },
  );

/** A question; adjacent ones with the same heading form a group. */
export const HelpItem = Type.Object({
  groups: Both(MAX_TITLE),
  questions: Both(MAX_QUESTION),
  answers: Both(MAX_ANSWER),
});
export type HelpItem = Static<typeof HelpItem>;

const SentItem = Type.Object(
  { groups: Sent(MAX_TITLE), questions: Sent(MAX_QUESTION), answers: Sent(MAX_ANSWER) },
  { additionalProperties: false },
);

/** A row of GET `/api/v1/manage/:shop_id/help-topics`. */
const Row = {
  id: HelpTopicName,
  /** In the reader's language; '' until the owner writes the owner's topic. */
  title: Type.String(),
  /** Address of its tab. */
  url: Type.String(),
  /** Null for the built-in text. */
  updated_at: Type.Union([Nothing, Type.String({ format: 'date-time' })]),
};
export const HelpTopicList = Type.Object({ topics: Type.Array(Type.Object(Row)) });
export type HelpTopicList = Static<typeof HelpTopicList>;

/** The owner's topic, else the built-in one to start from. */
export const ManagedHelpTopic = Type.Object({
  ...Row,
  titles: Both(MAX_TITLE),
  /** HTML of the rich text editor, above the questions. */
  bodies: Both(MAX_BODY),
  items: Type.Array(HelpItem),
  /** 0 for the built-in text. */
  revision: Type.Integer({ minimum: 0 }),
});
export type ManagedHelpTopic = Static<typeof ManagedHelpTopic>;

/** Makes the topic the owner's own; fields that are not sent keep the shown text. */
export const HelpTopicUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 0 }),
    titles: Type.Optional(Sent(MAX_TITLE)),
    bodies: Type.Optional(Sent(MAX_BODY)),
    items: Type.Optional(Type.Array(SentItem, { maxItems: MAX_QUESTIONS })),
  },
  { additionalProperties: false },
);
export type HelpTopicUpdate = Static<typeof HelpTopicUpdate>;
