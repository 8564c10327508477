import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';
import { BULK_CUSTOMERS, ONCE_POINTS } from '@talad/elements/commerce/limits';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Text = Type.Union([Type.String(), Type.Null()]);
const Time = Type.String({ format: 'date-time' });
const TimeOrNull = Type.Union([Time, Type.Null()]);
const Revision = Type.Integer({ minimum: 1 });

export const MAX_NOTE = 2_000;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
const MAX_SEGMENT_NAME = 60;
export const MAX_REASON = 200;

const Tag = Type.String({ minLength: 1, maxLength: MAX_TAG });
const Tags = Type.Array(Tag, { maxItems: MAX_TAGS });

export const CustomerKind = Type.Union([
  Type.Literal('member'),
  Type.Literal('account'),
  Type.Literal('guest'),
]);

/** A row of `GET /api/v1/manage/:shop_id/customers`. */
export const ManagedCustomer = Type.Object({
  id: Uuid,
  /** 'member' has joined the shop; 'account' has an account but has not joined. */
  kind: CustomerKind,
  /** Empty once the account is erased. */
  name: Type.String(),
  phone: Text,
  email: Text,
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  tags: Type.Array(Type.String()),
  /** Number and sum in baht of the orders that were not cancelled. */
  orders: Type.Integer({ minimum: 0 }),
  spend: Baht,
  /** Time of the last order; without an order, of joining the shop. */
  last_at: Time,
  joined_at: TimeOrNull,
  /** Points from this shop, earned by orders or given by hand. */
  points: Type.Integer(),
  /** Consent to messages about offers, and when it was given or withdrawn; null if never asked. */
  marketing: Type.Boolean(),
  marketing_at: TimeOrNull,
  erased_at: TimeOrNull,
  revision: Revision,
});
export type ManagedCustomer = Static<typeof ManagedCustomer>;

export const CustomerNote = Type.Object({
  id: Uuid,
  text: Type.String(),
  at: Time,
  by: Text,
});
export type CustomerNote = Static<typeof CustomerNote>;

export const ConsentChoice = Type.Object({
  given: Type.Boolean(),
  source: Type.Union([
    Type.Literal('checkout'),
    Type.Literal('account'),
    Type.Literal('staff'),
    Type.Literal('import'),
  ]),
  at: Time,
  /** The staff member who recorded it. */
  by: Text,
});

/** One customer, with the newest notes and consents first. */
export const CustomerDetail = Type.Intersect([
  ManagedCustomer,
  Type.Object({
    created_at: Time,
    /** The customer has an account, which is needed to hold points. */
    has_account: Type.Boolean(),
    notes: Type.Array(CustomerNote),
    consents: Type.Array(ConsentChoice),
  }),
]);
export type CustomerDetail = Static<typeof CustomerDetail>;

/** POST `customers/{id}/points` changes the customer's points by hand. */
export const PointsChange = Type.Object(
  {
    /** Points to give; a negative number takes them. */
    points: Type.Union([
      Type.Integer({ minimum: 1, maximum: ONCE_POINTS }),
      Type.Integer({ minimum: -ONCE_POINTS, maximum: -1 }),
    ]),
    /** The customer's `points` that the form showed; another number answers 409 CONFLICT. */
    seen: Type.Integer(),
    /** The customer can read it. */
    reason: Type.String({ minLength: 1, maxLength: MAX_REASON }),
  },
  closed,
);
export type PointsChange = Static<typeof PointsChange>;

/** `filter` of the list, and of a segment. `q` looks in name, telephone number and e-mail address. */
export const CustomerFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(CustomerKind),
    tag: Type.Optional(Tag),
    lang: Type.Optional(Type.Union([Type.Literal('th'), Type.Literal('en')])),
    /** Consent to marketing. */
    marketing: Type.Optional(Type.Boolean()),
    min_orders: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    min_spend: Type.Optional(Baht),
    /** The customer has not ordered for this many days. */
    idle_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    /** The customer has ordered within this many days. */
    recent_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
  },
  closed,
);
export type CustomerFilter = Static<typeof CustomerFilter>;

/** PUT customers/{id}/tags replaces all tags. */
export const CustomerTags = Type.Object({ revision: Revision, tags: Tags }, closed);

/** POST customers/{id}/notes. */
export const NewNote = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_NOTE }) },
  closed,
);

/** PUT customers/{id}/consent records that a customer withdrew it; staff cannot give it. */
export const ConsentWithdrawal = Type.Object(
  { revision: Revision, marketing: Type.Literal(false) },
  closed,
);

/**
 * POST customers/tags changes tags of many customers, by ids or by a filter with the number that it
 * showed.
 */
export const BulkTags = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Uuid, { minItems: 1, maxItems: BULK_CUSTOMERS, uniqueItems: true }),
    ),
    filter: Type.Optional(CustomerFilter),
    expected_count: Type.Optional(Type.Integer({ minimum: 0 })),
    add: Type.Optional(Tags),
    remove: Type.Optional(Tags),
  },
  closed,
);
export type BulkTags = Static<typeof BulkTags>;

/** The tags that a bulk change gave to one customer and took away. */
const TagsChanged = Type.Object({ id: Uuid, added: Tags, removed: Tags }, closed);
export type TagsChanged = Static<typeof TagsChanged>;

export const BulkTagged = Type.Object({
  changed: Type.Integer(),
  /** These customers already had the maximum number of tags. */
  full: Type.Integer(),
  /** The undo sends this back. */
  changes: Type.Array(TagsChanged),
});
export type BulkTagged = Static<typeof BulkTagged>;

/** POST customers/tags/undo takes the `changes` of the earlier answer. */
export const BulkTagsUndo = Type.Object(
  { changes: Type.Array(TagsChanged, { minItems: 1, maxItems: BULK_CUSTOMERS }) },
  closed,
);
export type BulkTagsUndo = Static<typeof BulkTagsUndo>;

/** GET customer-tags lists the tags in use, the most used first. */
export const CustomerTagList = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), customers: Type.Integer() })),
});

export const Segment = Type.Object({
  id: Uuid,
  name: Type.String(),
  filter: CustomerFilter,
});
export type Segment = Static<typeof Segment>;
export const SegmentList = Type.Object({ segments: Type.Array(Segment) });

/** POST customer-segments, PUT customer-segments/{id}. */
export const SegmentWrite = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_SEGMENT_NAME }),
    filter: CustomerFilter,
  },
  closed,
);
export type SegmentWrite = Static<typeof SegmentWrite>;

/** 'marketing' exports only customers who consented. */
export const ExportPurpose = Type.Union([Type.Literal('marketing'), Type.Literal('all')]);
export type ExportPurpose = Static<typeof ExportPurpose>;
