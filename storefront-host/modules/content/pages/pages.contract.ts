import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { ApiError } from '@talad/elements/api/error.contract';

export const PageName = Type.String({ minLength: 1, maxLength: 64 });
const Revision = Type.Integer({ minimum: 0 });
const Time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

/** A page has one slot, so every name of a slot refers to it. */
export const SlotParams = Type.Object({
  shop_id: Id,
  page: PageName,
  slot: Type.String({ pattern: '^[\\w-]{1,32}$' }),
});
export const ShopParams = Type.Object({ shop_id: Id });
export const PageParams = Type.Object({ shop_id: Id, page: PageName });
export const VersionParams = Type.Object({
  shop_id: Id,
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
export const ProjectQuery = Type.Object({
  project_id: Id,
  filter: Type.Optional(Type.String({ maxLength: 2_000 })),
});

/** `filter` of the list of pages, sent as JSON in the query. */
export const PageFilter = Type.Object(
  {
    name: Type.Optional(PageName),
    /** Searched in its name and titles. */
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    is_published: Type.Optional(Type.Boolean()),
    has_changes: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type PageFilter = Static<typeof PageFilter>;

/** Spec §3 "Editable page"; elements/page/page.ts validates the rest of its shape. */
const Block = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    name: Type.String(),
    content: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: true },
);
export const WirePage = Type.Object(
  {
    version: Type.Integer(),
    title: Type.String(),
    blocks: Type.Array(Block),
  },
  { additionalProperties: true },
);

/** The page and the look of its site, as the editor opens them. */
export const EditedPage = Type.Object({
  name: Type.String(),
  page: WirePage,
  /** The look (elements/page/design.ts), with the times of the last save and publication. */
  global: Type.Object({}, { additionalProperties: true }),
  /** Counts changes of page and look together: the base of the next save. */
  revision: Revision,
  /** True until it is saved under this name: it is the theme's page, or an empty one. */
  is_new: Type.Boolean(),
  /** The look in which the editor lays out a front page that has neither data nor a theme (spec §4, §9). */
  first_look: Type.Optional(Type.String()),
  /** The published state, to compare with the draft; null if not published. */
  published: Type.Union([
    Type.Object({ page: WirePage, global: Type.Object({}, { additionalProperties: true }) }),
    Type.Null(),
  ]),
  /** The look that visitors see, also of a page that is not published. */
  published_global: Type.Object({}, { additionalProperties: true }),
  /** Whether the page is published. */
  is_published: Type.Boolean(),
  published_at: Time,
  lastSaveTimestamp: Type.Union([Type.Integer(), Type.Null()]),
  lastPublishTimestamp: Type.Union([Type.Integer(), Type.Null()]),
});
export type EditedPage = Static<typeof EditedPage>;

/** 409: another person has saved meanwhile; their document is to be merged. */
export const SaveConflict = Type.Intersect([ApiError, EditedPage]);

/** The page's titles in languages other than the site's base language. */
const Titles = Type.Object({
  th: Type.Optional(Type.String({ maxLength: 200 })),
  en: Type.Optional(Type.String({ maxLength: 200 })),
});

/**
 * Spec §7: blocks and global are JSON strings. The spec's own payload has no `base_revision`: such
 * a save counts as based on the stored revision, and never answers 409.
 */
export const PageSave = Type.Object({
  blocks: Type.String(),
  global: Type.Optional(Type.String()),
  title: Type.Optional(Type.String({ maxLength: 200 })),
  /** Replaces all titles; without it they stay. */
  titles: Type.Optional(Titles),
  base_revision: Type.Optional(Revision),
});
export type PageSave = Static<typeof PageSave>;

export const PageSaved = Type.Object({
  success: Type.Literal(true),
  revision: Revision,
  lastSaveTimestamp: Type.Integer(),
});

/** `renderedHtml` is the client's and is ignored: the server renders by itself. */
export const PagePublish = Type.Object({
  blocks: Type.Optional(Type.String()),
  global: Type.Optional(Type.String()),
  title: Type.Optional(Type.String({ maxLength: 200 })),
  titles: Type.Optional(Titles),
  base_revision: Type.Optional(Revision),
  /** With 'all' only: names of the pages to publish; without it, all with changes. */
  pages: Type.Optional(Type.Array(PageName, { maxItems: 1_000 })),
  /** False leaves the look of the site as visitors see it; [] as pages publishes the look alone. */
  look: Type.Optional(Type.Boolean()),
  renderedHtml: Type.Optional(Type.String()),
  options: Type.Optional(Type.Unknown()),
});

export const PagePublished = Type.Object({
  success: Type.Literal(true),
  /** Version of the named page; with 'all', of the last changed page. Null if none had changed. */
  version: Type.Union([Type.String(), Type.Null()]),
  pages: Type.Array(Type.String()),
  revision: Revision,
  published_at: Type.String({ format: 'date-time' }),
  lastPublishTimestamp: Type.Integer(),
});

const seoTexts = (maxLength: number) =>
  Type.Object(
    {
      th: Type.Optional(Type.String({ maxLength })),
      en: Type.Optional(Type.String({ maxLength })),
    },
    { additionalProperties: false },
  );

/** Texts for search engines and shared links; an empty one is made of the page's title. */
export const PageSeoFields = Type.Object(
  {
    title: Type.Optional(seoTexts(120)),
    description: Type.Optional(seoTexts(320)),
    /** A picture of the shop; '' for the shop's own. */
    image: Type.Optional(
      Type.String({ pattern: '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$' }),
    ),
  },
  { additionalProperties: false },
);

export const ListedPage = Type.Object({
  name: Type.String(),
  title: Type.String(),
  titles: Titles,
  /** Path on the site. */
  url: Type.String(),
  /** Shown at the site's root. */
  is_front: Type.Boolean(),
  /** Neither its address can change, nor can it be the front page: the site looks for it by its name. */
  is_fixed: Type.Boolean(),
  seo: PageSeoFields,
  /** Address of the picture of `seo`. */
  share_picture: Type.Union([Type.String(), Type.Null()]),
  is_published: Type.Boolean(),
  has_changes: Type.Boolean(),
  updated_at: Type.String({ format: 'date-time' }),
  published_at: Time,
});
export type ListedPage = Static<typeof ListedPage>;

export const PageList = Type.Object({ pages: Type.Array(ListedPage) });

export const PageCreate = Type.Object({
  name: PageName,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  titles: Type.Optional(Titles),
  /** A page of the site's theme to start from. */
  template: Type.Optional(PageName),
  /** The theme of the template; the site's if missing. */
  theme: Type.Optional(PageName),
  /** A page of the site whose draft is copied. */
  copy_of: Type.Optional(PageName),
});

/** An empty name removes it. */
export const VersionName = Type.Object(
  { label: Type.String({ maxLength: 60 }) },
  { additionalProperties: false },
);

export const VersionNamed = Type.Object({ success: Type.Literal(true) });

export const PageVersionEntry = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Name that the owner gave it; empty if none. */
  label: Type.String(),
  published_at: Type.String({ format: 'date-time' }),
  /** Person who published it; null if the account is gone. */
  by: Type.Union([Type.String(), Type.Null()]),
  is_current: Type.Boolean(),
});
export type PageVersionEntry = Static<typeof PageVersionEntry>;

/** A published version of the page. */
export const PageVersion = Type.Object({
  id: Type.String(),
  name: Type.String(),
  page: WirePage,
  /** The look at that time; empty if it was not stored. */
  global: Type.Object({}, { additionalProperties: true }),
  published_at: Type.String({ format: 'date-time' }),
});
export type PageVersion = Static<typeof PageVersion>;

export const CanvasTicket = Type.Object({
  /** Address of the canvas, with its token. */
  url: Type.String(),
  token: Type.String(),
  expires_at: Type.String({ format: 'date-time' }),
});

export const SectionDataAsk = Type.Object({
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  /** The token from POST pages/canvas, in place of a session. */
  token: Type.Optional(Type.String({ maxLength: 1_000 })),
  blocks: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      name: Type.String({ minLength: 1, maxLength: 64 }),
      props: Type.Object({}, { additionalProperties: true }),
    }),
    { maxItems: 300 },
  ),
  /** A look that may be unsaved, and the page: the answer has their header and footer. */
  design: Type.Optional(Type.Object({}, { additionalProperties: true })),
  page: Type.Optional(Type.String({ maxLength: 100 })),
});

export const SectionDataFound = Type.Object({
  /** Data by block id; sections without data are left out. */
  data: Type.Record(Type.String(), Type.Object({}, { additionalProperties: true })),
  /** Header, footer and their overlays, if a look was sent. */
  frame: Type.Optional(Type.Object({}, { additionalProperties: true })),
});
