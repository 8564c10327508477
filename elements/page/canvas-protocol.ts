import type { Lang } from '../locales/text.ts';
import type { EditorDocument, PageOp } from './page-op.ts';

/** Raised with every change: an agent of another version refuses and asks for a reload. */
export const CANVAS_VERSION = 4;

/** The one message that goes through `window`: it hands over the port. Origins are checked on both sides. */
export interface CanvasHandshake {
  readonly type: 'talad-canvas';
  readonly version: number;
}

export type CanvasMode = 'edit' | 'preview';

/** In CSS pixels of the frame. */
export interface CanvasRect {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a section needs from the server to be drawn, by block id. */
export type SectionData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type ToAgent =
  | {
      readonly type: 'init';
      readonly doc: EditorDocument;
      readonly lang: Lang;
      readonly mode: CanvasMode;
      readonly rev: number;
      readonly data?: SectionData;
    }
  /** `rev` is the document's after them; `data` for blocks that they add or whose query they change. */
  | {
      readonly type: 'ops';
      readonly ops: readonly PageOp[];
      readonly rev: number;
      readonly data?: SectionData;
    }
  /** After undo and redo: the whole document at once, or fresh data alone. */
  | { readonly type: 'data'; readonly data: SectionData }
  /** Header, footer and what goes with them (FrameData), after their part of the look has changed. */
  | { readonly type: 'frame'; readonly frame: Readonly<Record<string, unknown>> }
  /** Theme as CSS, also while one is only pointed at. */
  | { readonly type: 'design'; readonly css: string }
  | { readonly type: 'select'; readonly id: string | null; readonly item?: number }
  /** Something is dragged over the frame; `name` says what it is. */
  | { readonly type: 'over'; readonly x: number; readonly y: number; readonly id?: string }
  /** The drag is over: at the last target, or nowhere. */
  | { readonly type: 'drop'; readonly done: boolean }
  | { readonly type: 'mode'; readonly mode: CanvasMode }
  | { readonly type: 'lang'; readonly lang: Lang };

export type ToEditor =
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'painted'; readonly rev: number }
  | { readonly type: 'select'; readonly id: string | null; readonly field?: string }
  | { readonly type: 'hover'; readonly id: string | null }
  /** The answer to a drop that is done: where it was aimed at last; null: nowhere. */
  | { readonly type: 'dropped'; readonly at: number | null }
  | { readonly type: 'rects'; readonly rects: readonly CanvasRect[] }
  | { readonly type: 'navigate'; readonly url: string }
  /** A preview buys nothing: what would have filled a cart is told instead. */
  | { readonly type: 'cart' }
  | {
      readonly type: 'edit';
      readonly id: string;
      readonly field: string;
      readonly text: string;
    }
  /** What the owner did in the frame and the editor decides: '+' between sections, keys, the handle. */
  | { readonly type: 'insert'; readonly at: number }
  | {
      readonly type: 'drag';
      readonly id: string;
      readonly at: number | null;
      readonly done: boolean;
    }
  | {
      readonly type: 'command';
      readonly command: 'undo' | 'redo' | 'delete' | 'duplicate' | 'up' | 'down' | 'leave' | 'save';
      readonly id?: string;
    }
  | { readonly type: 'error'; readonly message: string };
