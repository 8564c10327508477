import { Type, type Static } from 'typebox';

/** GET url/login, url/register, url/logout (spec §7): the next address for the browser. */
export const UrlResponse = Type.Object({ url: Type.String() });
export type UrlResponse = Static<typeof UrlResponse>;
