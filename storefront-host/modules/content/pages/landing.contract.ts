import { Type } from 'typebox';
import { WirePage } from './pages.contract.ts';

/** Version 1 of the editor's data: the blocks without the look. */
export const LandingPage = Type.Object({
  page: WirePage,
  blocks: WirePage.properties.blocks,
  landingPageEnable: Type.Boolean(),
});

/** Blocks as JSON; the stored revision is the base, as version 1 knows none. */
export const LandingSave = Type.Object({ blocks: Type.String() }, { additionalProperties: false });

/** `renderedHtml` is ignored: the server renders by itself. */
export const LandingPublish = Type.Object(
  {
    blocks: Type.Optional(Type.String()),
    renderedHtml: Type.Optional(Type.String()),
    options: Type.Optional(
      Type.Object({ enable: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
