import { Type, type Static } from 'typebox';

/** GET url/login, url/register, url/logout (spec §7): where the browser goes next. */
export const UrlResponse = Type.Object({ url: Type.String() });
export type UrlResponse = Static<typeof UrlResponse>;
