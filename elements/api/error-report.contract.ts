import { Type, type Static } from 'typebox';

/** POST errors: an error in a visitor's browser. */
export const ErrorReport = Type.Object({
  /** The five digits that the visitor was shown. */
  code: Type.String({ pattern: '^\\d{5}$' }),
  message: Type.String({ maxLength: 200 }),
  stack: Type.Optional(Type.String({ maxLength: 4000 })),
  /** The page's path without the query, which may be private. */
  path: Type.String({ maxLength: 500 }),
});
export type ErrorReport = Static<typeof ErrorReport>;

export const ErrorReportResponse = Type.Object({ ok: Type.Literal(true) });
