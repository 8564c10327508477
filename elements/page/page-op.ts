import type { Lang } from '../locales/text.ts';
import type { SavedProps } from '../schema/fields.ts';
import type { Design, ThemeDesign } from './design.ts';
import type { BlockContent, PageBlock, PageDocument, Screen } from './page.ts';

/** The document of one undo history: the page and the look of its site. */
export interface EditorDocument {
  readonly page: PageDocument;
  readonly design: Design;
}

/**
 * All operations that change a page. `at` is a gap of `page.blocks` before the operation: a new
 * block goes before the block with this index; beyond header or footer it goes just inside. The
 * caller makes the ids, so that editor and canvas agree.
 */
export type PageOp =
  | {
      readonly op: 'insertSection';
      readonly name: string;
      readonly at: number;
      readonly id: string;
      readonly props?: SavedProps;
      readonly i18n?: BlockContent['i18n'];
    }
  | {
      readonly op: 'insertRow';
      readonly columns: number;
      readonly at: number;
      readonly id: string;
      /** Ids of the columns. */
      readonly childIds: readonly string[];
    }
  | { readonly op: 'insertDummy'; readonly at: number; readonly id: string }
  | { readonly op: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly op: 'moveTo'; readonly id: string; readonly at: number }
  | { readonly op: 'remove'; readonly id: string }
  /**
   * Undoes a removal even after other changes: the block returns after its former neighbour, else
   * at the end.
   */
  | { readonly op: 'restore'; readonly block: PageBlock; readonly after: string | null }
  /** New ids: of the block, then of its columns. */
  | { readonly op: 'duplicate'; readonly id: string; readonly ids: readonly string[] }
  /** Replaces the columns of a row: their number, order and content. */
  | { readonly op: 'setColumns'; readonly id: string; readonly columns: readonly PageBlock[] }
  /** Undefined removes the value: the default, or the text of the base language, applies again. */
  | {
      readonly op: 'setProp';
      readonly id: string;
      readonly name: string;
      readonly value: unknown;
      readonly lang?: Lang;
    }
  /** Replaces all flags of the owner; those that are left out are off. */
  | { readonly op: 'setFlags'; readonly id: string; readonly flags: BlockFlags }
  /** `lang`: another language than the site's base language; an empty value removes it. */
  | { readonly op: 'setTitle'; readonly value: string; readonly lang?: Lang }
  /** '/currentColors/A'. */
  | { readonly op: 'setDesign'; readonly path: string; readonly value: unknown }
  | { readonly op: 'setTheme'; readonly key: string; readonly design: ThemeDesign }
  /**
   * Replaces every block that can be deleted. With `titles` the blocks are another version of this page: its titles
   * and its locked blocks are replaced too.
   */
  | {
      readonly op: 'reset';
      readonly blocks: readonly PageBlock[];
      readonly design: Design;
      readonly titles?: Pick<PageDocument, 'title' | 'titles'>;
    };

/** The flags that an owner can switch; only the theme sets deletable, movable and unEditable. */
export interface BlockFlags {
  readonly hideOn?: readonly Screen[];
  readonly locked?: true;
  readonly label?: string;
}

export type RefusalCode =
  | 'NOT_FOUND'
  | 'NOT_MOVABLE'
  | 'NOT_DELETABLE'
  | 'NOT_EDITABLE'
  | 'LOCKED'
  | 'NEIGHBOUR_FIXED'
  | 'OUT_OF_RANGE'
  | 'LIMIT'
  | 'ID_TAKEN'
  | 'UNKNOWN_SECTION'
  | 'BAD_VALUE'
  | 'NEWER_VERSION';

export interface Refusal {
  readonly code: RefusalCode;
}
