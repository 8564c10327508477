import type { Problem } from '../schema/check.ts';

/** A mistake in a page or its look: its place, and a stable code that has a text. */
export interface PageProblem {
  /** The block with the mistake; absent for the page as a whole, or the look. */
  readonly block?: string;
  /**
   * JSON pointer of the wrong value: '/slides/0/image' in a block's props,
   * '/global/currentColors/A' in the look.
   */
  readonly path: string;
  readonly code:
    | Problem['code']
    | 'TOO_LARGE'
    | 'BAD_ID'
    | 'ID_TAKEN'
    | 'NOT_DELETABLE'
    | 'NOT_MOVABLE'
    | 'NOT_EDITABLE'
    | 'NEWER_VERSION';
  readonly limit?: number;
}
