export { ApiFailure, type FailureDetails, type FieldFailure } from './errors/api-failure.ts';
export { isApiRoute } from './api/api-route.ts';
export { databaseAway } from './errors/database-away.ts';
export { langOf } from './requests/language.ts';
export { BOM, csvLine, thaiMinute } from './lists/csv-line.ts';
export { ExportQuery, listCsv, sendList } from './lists/export-list.ts';
export { readFilter } from './lists/json-value.ts';
export { listRoute } from './lists/list-route.ts';
export {
  type FoundBy,
  type ListReader,
  type ListSource,
  listSource,
  type SortColumn,
} from './lists/list-source.ts';
export { ShopItemParams, ShopOrderParams, ShopParams } from './lists/manage-params.ts';
export { omitFields, OmitQuery, readOmit } from './lists/omit-fields.ts';
export { countHits } from './lists/count-hits.ts';
export { countRows, MAX_COUNT, readKeys } from './lists/read-page.ts';
export { fromSpecValues } from './lists/spec-filter.ts';
export { isOperatorPath, openOperatorListener } from './listeners/operator-listener.ts';
export { dataTable } from './plain-pages/data-table.ts';
export { errorBody } from './plain-pages/error-body.ts';
export { html, type Markup, plainDocument, plainPage } from './plain-pages/page-shell.ts';
export { property } from './property.ts';
export { isPageVisit } from './requests/request-origin.ts';
export { SAFE_METHODS } from './requests/safe-methods.ts';
export { signInPath } from './requests/sign-in-path.ts';
export { createSiteLookup, type Site } from './requests/site-lookup.ts';
