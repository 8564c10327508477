import { Type, type Static } from 'typebox';
import { ShopParams } from '../../../http/index.ts';

export const MAX_VIEWS = 30;

const Column = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 });
const ViewName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** A named filter and sort of one list. The list's own route validates the filter. */
export const SavedView = Type.Object(
  {
    name: ViewName,
    filter: Type.Record(Column, Type.Unknown(), { maxProperties: 20 }),
    sort: Type.Object(
      { field: Column, order: Type.Union([Type.Literal('ASC'), Type.Literal('DESC')]) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type SavedView = Static<typeof SavedView>;

const ColumnChoice = Type.Array(Column, { maxItems: 60, uniqueItems: true });

/** A person's own settings of one list of a shop. */
export const ListSetting = Type.Object({
  list: Type.String(),
  views: Type.Array(SavedView),
  /** Null if the person has never chosen columns. */
  hidden_columns: Type.Union([ColumnChoice, Type.Null()]),
});
export type ListSetting = Static<typeof ListSetting>;

/** GET list-settings: the person's settings of every list that has some. */
export const ListSettings = Type.Object({ lists: Type.Array(ListSetting) });
export type ListSettings = Static<typeof ListSettings>;

/** PUT list-settings/{list}/columns: the columns that the person hides. */
export const ColumnsUpdate = Type.Object(
  { hidden_columns: ColumnChoice },
  { additionalProperties: false },
);

/** DELETE list-settings/{list}/views */
export const ViewRemoval = Type.Object({ name: ViewName }, { additionalProperties: false });

export const ListParams = Type.Object({
  ...ShopParams.properties,
  list: Type.String({ maxLength: 60 }),
});
