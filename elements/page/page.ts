import type { Lang } from '../locales/text.ts';
import type { SavedProps } from '../schema/fields.ts';

export type BlockType = 'include' | 'dummy' | 'text' | 'others';
/** Below 750 px, from 750 px, and from 1200 px. */
export const SCREENS = ['mobile', 'tablet', 'desktop'] as const;
export type Screen = (typeof SCREENS)[number];

export interface BlockContent {
  /** Under the names of the saved JSON (spec §3 Section props). */
  readonly props: SavedProps;
  /**
   * Props in another language than the site's base language; each replaces the same name in
   * `props`.
   */
  readonly i18n?: Readonly<Partial<Record<Lang, SavedProps>>>;
  /** The columns of a row, each a block without columns. */
  readonly children?: readonly PageBlock[];
}

/** One block or row of a page (spec §3 "Editable page"). */
export interface PageBlock {
  readonly id: string;
  readonly type: BlockType;
  /**
   * Name in the registry of sections, such as 'SlideShowSection'; or 'Header', 'Footer', 'Row',
   * 'DummyLayout'.
   */
  readonly name: string;
  readonly layout?: string;
  readonly header?: true;
  readonly footer?: true;
  /** Both are true by default. */
  readonly deletable?: boolean;
  readonly movable?: boolean;
  readonly unEditable?: boolean;
  readonly dummy?: true;
  readonly hideOn?: readonly Screen[];
  /** The owner's own lock, against a change by mistake; anyone who edits can open it. */
  readonly locked?: true;
  /** The owner's own name of the section, in the editor only. */
  readonly label?: string;
  readonly content: BlockContent;
}

export type PageTitles = Readonly<Partial<Record<Lang, string>>>;

/** The document in `draft` and `published` of the table `page`. Unknown fields are kept. */
export interface PageDocument {
  /**
   * Above PAGE_VERSION if a newer server has saved it: such a page is shown, never changed or
   * downgraded.
   */
  readonly version: number;
  readonly title: string;
  /** The title in another language than the site's base language; `title` if missing. */
  readonly titles?: PageTitles;
  readonly useAsFrontPage?: boolean;
  /** readPage makes sure that the header is first and the footer last. */
  readonly blocks: readonly PageBlock[];
}

/** Raised with every change of the shape, together with a step in migrations.ts. */
export const PAGE_VERSION = 3;

/** Name of a site's front page. */
export const FRONT_PAGE = 'frontpage';

export const MAX_BLOCKS = 300;
export const MAX_COLUMNS = 8;
export const MAX_LABEL = 60;
/** Limit of the page's JSON in UTF-8, and of the design's. */
export const MAX_DOCUMENT_BYTES = 500_000;

/** Names of blocks that are not sections. */
export const HEADER = 'Header';
export const FOOTER = 'Footer';
export const ROW = 'Row';
export const DUMMY = 'DummyLayout';
/** The section in a column of a new row. */
export const TEXT_SECTION = 'ParagraphSection';

export const headerBlock: PageBlock = {
  id: 'header',
  type: 'include',
  name: HEADER,
  header: true,
  deletable: false,
  movable: false,
  content: { props: {} },
};
export const footerBlock: PageBlock = {
  id: 'footer',
  type: 'include',
  name: FOOTER,
  footer: true,
  deletable: false,
  movable: false,
  content: { props: {} },
};

/** A section in presets and demo data. */
export interface PlainSection {
  readonly id: string;
  readonly name: string;
  readonly props: SavedProps;
  readonly i18n?: BlockContent['i18n'];
}

export function sectionBlock({ id, name, props, i18n }: PlainSection): PageBlock {
  return { id, type: 'others', name, content: { props, ...(i18n ? { i18n } : {}) } };
}

/** Returns a page of sections, between its header and its footer. */
export function pageOf(title: string, sections: readonly PlainSection[]): PageDocument {
  return {
    version: PAGE_VERSION,
    title,
    blocks: [headerBlock, ...sections.map(sectionBlock), footerBlock],
  };
}

export function isFrame(block: PageBlock): boolean {
  return block.header === true || block.footer === true;
}

/** Returns the props in `lang`: the overlay replaces values of the base language. */
export function propsIn(block: PageBlock, lang: Lang): SavedProps {
  const overlay = block.content.i18n?.[lang];
  return overlay ? { ...block.content.props, ...overlay } : block.content.props;
}

export function titleIn({ title, titles }: PageDocument, lang: Lang): string {
  return titles?.[lang] || title;
}

/** Returns the block itself and its columns. */
export function withChildren(block: PageBlock): readonly PageBlock[] {
  return [block, ...(block.content.children ?? [])];
}
