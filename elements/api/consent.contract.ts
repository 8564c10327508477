import { Type, type Static } from 'typebox';
import { CONSENT_VERSION } from '../commerce/consent.ts';

/** Spec §9: five flags. Security is the session itself, and is always on. */
export const ConsentChoice = Type.Object({
  security: Type.Literal(true),
  functionality: Type.Boolean(),
  analytics: Type.Boolean(),
  personalization: Type.Boolean(),
  ads: Type.Boolean(),
});

/** POST consent: the choice, and the version of the text that was shown. */
export const ConsentRequest = Type.Object({
  flags: ConsentChoice,
  version: Type.Literal(CONSENT_VERSION),
  /** Random id that the browser makes with its first choice. */
  visitor: Type.String({ pattern: '^[0-9a-f]{32}$' }),
});
export type ConsentRequest = Static<typeof ConsentRequest>;

export const ConsentResponse = Type.Object({ success: Type.Literal(true) });
