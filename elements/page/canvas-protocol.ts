import type { Lang } from '../locales/text.ts';
import type { LookSheets } from './look-sheets.ts';
import type { EditorDocument, PageOp } from './page-op.ts';

/** Raised with every change: an agent of another version refuses and asks for a reload. */
export const CANVAS_VERSION = 8;

/** The only message through `window`: it hands over the port. Both sides check the origin. */
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

export interface CanvasPerson {
  /** The section. */
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** Server data that sections need to render, by block id. */
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
  /**
   * `rev` is the document's revision after the operations; `data` is for blocks that they add or
   * whose query they change.
   */
  | {
      readonly type: 'ops';
      readonly ops: readonly PageOp[];
      readonly rev: number;
      readonly data?: SectionData;
    }
  /** After undo and redo: the whole document, or new data only. */
  | { readonly type: 'data'; readonly data: SectionData }
  /** Header, footer and bars (FrameData), after their part of the look has changed. */
  | { readonly type: 'frame'; readonly frame: Readonly<Record<string, unknown>> }
  /** The theme as CSS, also while a theme is only hovered. */
  | { readonly type: 'design'; readonly css: string; readonly looks: LookSheets }
  /** `also`: further sections of the same selection. */
  | {
      readonly type: 'select';
      readonly id: string | null;
      readonly item?: number;
      readonly also?: readonly string[];
    }
  /** An item is dragged over the frame; `name` is its section. */
  | { readonly type: 'over'; readonly x: number; readonly y: number; readonly id?: string }
  /** The drag has ended: at the last target, or without one. */
  | { readonly type: 'drop'; readonly done: boolean }
  | { readonly type: 'mode'; readonly mode: CanvasMode }
  /** False while another tab edits the page. */
  | { readonly type: 'typing'; readonly isAllowed: boolean }
  /** The answer to `link`; null if nothing was chosen. */
  | { readonly type: 'link'; readonly href: string | null }
  /** On phones: the share of the frame's height that a sheet of the editor covers. */
  | { readonly type: 'cover'; readonly share: number }
  /** The other people on the page, with their selected sections. */
  | { readonly type: 'people'; readonly people: readonly CanvasPerson[] }
  | { readonly type: 'lang'; readonly lang: Lang };

export const CANVAS_COMMANDS = [
  'undo',
  'redo',
  'delete',
  'duplicate',
  'up',
  'down',
  'leave',
  'save',
  'copy',
  'cut',
  'paste',
  'all',
  'extendUp',
  'extendDown',
] as const;
export type CanvasCommand = (typeof CANVAS_COMMANDS)[number];

export type ToEditor =
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'painted'; readonly rev: number }
  /** `how`: the section joins or leaves the selection, or everything up to it does. */
  | {
      readonly type: 'select';
      readonly id: string | null;
      readonly field?: string;
      readonly how?: 'toggle' | 'range';
    }
  /** The text of a paste in the frame. */
  | { readonly type: 'paste'; readonly text: string }
  | { readonly type: 'hover'; readonly id: string | null }
  /** The answer to a drop: the last target, or null. */
  | { readonly type: 'dropped'; readonly at: number | null }
  | { readonly type: 'rects'; readonly rects: readonly CanvasRect[] }
  | { readonly type: 'navigate'; readonly url: string }
  /** A preview has no cart: the editor shows a message instead. */
  | { readonly type: 'cart' }
  /** A text was typed on the canvas; `field` is its path, as '/slides/0/title'. */
  | {
      readonly type: 'edit';
      readonly id: string;
      readonly field: string;
      readonly text: string;
    }
  /** Opens the media library or the field at a path; '' opens the form of the block. */
  | { readonly type: 'open'; readonly id: string; readonly field: string }
  /** Opens a product's page in the back office. */
  | { readonly type: 'product'; readonly id: number }
  /** Asks for the target of a link in rich text. */
  | { readonly type: 'link'; readonly href: string }
  /**
   * Actions in the frame that the editor decides about: '+' between sections, keys, the drag
   * handle.
   */
  | { readonly type: 'insert'; readonly at: number }
  | {
      readonly type: 'drag';
      readonly id: string;
      readonly at: number | null;
      readonly done: boolean;
    }
  | {
      readonly type: 'command';
      readonly command: CanvasCommand;
      readonly id?: string;
    }
  | { readonly type: 'error'; readonly message: string };
