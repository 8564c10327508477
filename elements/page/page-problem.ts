import type { Problem } from '../schema/check.ts';

/** What is wrong with a page or its look: where, and a stable code that has a text. */
export interface PageProblem {
  /** The block that it is in; absent: the page as a whole, or the look. */
  readonly block?: string;
  /** Within the block's props '/slides/0/image'; of the look '/global/currentColors/A'. */
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
