import { WireDelivery } from '@talad/elements/api/delivery.contract';
import { Type } from 'typebox';
import type { Column, FileRow } from './columns.ts';

const strict = { additionalProperties: false } as const;
const Some = Type.Optional;
const Word = Type.String({ maxLength: 500 });
const Satang = Type.Integer({ minimum: 0 });
const Requirement = Type.Union([
  Type.Literal('hidden'),
  Type.Literal('optional'),
  Type.Literal('required'),
]);
const Ids = Type.Array(Type.Integer(), { maxItems: 10_000 });
const Clock = Type.String({ pattern: String.raw`^\d\d:\d\d$` });

/**
 * The exported settings. The domain, the second factor of staff and operators' decisions belong to the old
 * installation and stay behind.
 */
const settingsFields = {
  shipping: Some(Type.Object({ flat: Satang, freeFrom: Some(Satang) }, strict)),
  // In satang and grams, as stored; the shape is that of the form.
  delivery: Some(WireDelivery),
  features: Some(
    Type.Object(
      { buy_now: Some(Type.Boolean()), one_per_cart: Some(Ids), add_disabled: Some(Ids) },
      strict,
    ),
  ),
  analytics: Some(Type.Object({ ga4: Some(Word), meta: Some(Word) }, strict)),
  notify_email: Some(Word),
  tax: Some(
    Type.Object(
      {
        registered: Type.Boolean(),
        number: Some(Word),
        branch: Some(Word),
        name: Some(Word),
        address: Some(Word),
      },
      strict,
    ),
  ),
  hours: Some(
    Type.Array(Type.Union([Type.Null(), Type.Object({ open: Clock, close: Clock }, strict)]), {
      maxItems: 7,
    }),
  ),
  holiday: Some(
    Type.Object(
      {
        from: Type.String({ format: 'date-time' }),
        until: Type.String({ format: 'date-time' }),
        stops_orders: Type.Boolean(),
        message: Type.Object({ th: Word, en: Word }, strict),
      },
      strict,
    ),
  ),
  checkout: Some(
    Type.Object(
      {
        guests: Some(Type.Boolean()),
        email: Some(Requirement),
        note: Some(Requirement),
        remind_hours: Some(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 72 })])),
      },
      strict,
    ),
  ),
};

export const settings: Column = { schema: Type.Object(settingsFields, strict) };

export const dropship: Column = {
  schema: Type.Object(
    {
      enabled: Type.Boolean(),
      discount: Type.Number({ minimum: 0 }),
      unit: Type.Union([Type.Literal('percent'), Type.Literal('baht')]),
      note: Some(Word),
      note_en: Some(Word),
      note_th: Some(Word),
    },
    strict,
  ),
};

/** Yields the shop's row without the settings that stay behind. */
export async function* withOwnSettings(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    const stored = Object.entries(row['settings'] ?? {});
    const known = stored.filter(([name]) => Object.hasOwn(settingsFields, name));
    yield { ...row, settings: Object.fromEntries(known) };
  }
}
