import type { PageProblem } from '@talad/elements/page/page-problem';
import type { TextKey } from '../../../locales/text.ts';
import { ApiFailure, type FieldFailure } from '../../../http/index.ts';

const MAX_FIELDS = 50;

const texts: Readonly<Record<PageProblem['code'], TextKey>> = {
  UNKNOWN_FIELD: 'field.unknown',
  WRONG_TYPE: 'field.invalid',
  TOO_LONG: 'field.maxLength',
  REQUIRED: 'field.required',
  OUT_OF_RANGE: 'field.invalid',
  NOT_AN_OPTION: 'field.choice',
  TOO_MANY: 'field.maxItems',
  BAD_LINK: 'field.link',
  BAD_COLOR: 'field.color',
  TOO_LARGE: 'field.pageSize',
  BAD_ID: 'field.invalid',
  ID_TAKEN: 'field.invalid',
  NOT_DELETABLE: 'field.notDeletable',
  NOT_MOVABLE: 'field.notMovable',
  NOT_EDITABLE: 'field.notEditable',
  NEWER_VERSION: 'field.newerPage',
};

/** Returns the problems of a page, block by block, with messages for its owner. */
export function pageFailure(problems: readonly PageProblem[]): ApiFailure {
  const fields = problems
    .slice(0, MAX_FIELDS)
    .map(({ block, path, code, limit }): FieldFailure => ({
      path: [...(block === undefined ? [] : [block]), ...path.split('/').filter(Boolean)].join('/'),
      key: texts[code],
      ...(limit === undefined
        ? {}
        : { vars: { limit: code === 'TOO_LARGE' ? Math.floor(limit / 1_000) : limit } }),
    }));
  const isLarge = problems.some(({ code }) => code === 'TOO_LARGE');
  return new ApiFailure(
    isLarge ? 413 : 400,
    isLarge ? 'PAGE_TOO_LARGE' : 'PAGE_INVALID',
    {},
    { fields },
  );
}
