import { Type } from 'typebox';
import { PageName, PageSeoFields } from './pages.contract.ts';

export const PageSettings = Type.Object({ seo: PageSeoFields }, { additionalProperties: false });

export const Done = Type.Object({ success: Type.Literal(true) });

export const PageAddress = Type.Object({ name: PageName }, { additionalProperties: false });
export const PageMoved = Type.Object({
  name: Type.String(),
  /** The old address, if it redirects to the new one: visitors knew it. */
  redirected_from: Type.Union([Type.String(), Type.Null()]),
});

export const FrontChoice = Type.Object({ use: Type.Boolean() }, { additionalProperties: false });

/** `removal` restores the page for a day. */
export const PageRemoved = Type.Object({ removal: Type.String() });
export const PageRestored = Type.Object({ name: Type.String() });
