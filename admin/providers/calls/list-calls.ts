import type {
  ListSetting,
  ListSettings,
  SavedView,
} from '../../../storefront-host/modules/back-office/list-settings/list-settings.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** A person's own views and columns of lists; a change returns all settings of the list. */
export interface ListCalls {
  readonly listSettings: (signal?: AbortSignal) => Promise<readonly ListSetting[]>;
  readonly saveView: (list: string, view: SavedView) => Promise<ListSetting>;
  readonly removeView: (list: string, name: string) => Promise<ListSetting>;
  readonly saveColumns: (list: string, hidden: readonly string[]) => Promise<ListSetting>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createListCalls(base: string, callApi: CallApi): ListCalls {
  const at = `${base}/list-settings`;
  const send = async (path: string, method: string, body?: object) =>
    answerOf<ListSetting>(
      await callApi(`${at}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),
    );
  return {
    listSettings: async (signal) =>
      answerOf<ListSettings>(await callApi(at, signal ? { signal } : {})).lists,
    saveView: (list, view) => send(`${list}/views`, 'POST', view),
    removeView: (list, name) =>
      send(`${list}/views?${new URLSearchParams({ name }).toString()}`, 'DELETE'),
    saveColumns: (list, hidden) => send(`${list}/columns`, 'PUT', { hidden_columns: hidden }),
  };
}
