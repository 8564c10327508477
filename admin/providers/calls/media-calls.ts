import type {
  Crop,
  MediaDetail,
  MediaResponse,
  MediaTags,
} from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { answerOf, createCallApi, type CallApi } from '../call-api.ts';
import { fetchWithProgress } from '../fetch-with-progress.ts';

export interface MediaCalls {
  /** `onProgress` receives the sent fraction, 0 to 1. */
  readonly uploadPicture: (
    file: File,
    onProgress?: (part: number) => void,
  ) => Promise<MediaResponse>;
  readonly mediaTags: (signal?: AbortSignal) => Promise<MediaTags>;
  readonly replacePicture: (id: string, revision: number, file: File) => Promise<unknown>;
  readonly cropPicture: (id: string, revision: number, crop: Crop | null) => Promise<MediaDetail>;
  readonly tagPicture: (
    id: string,
    revision: number,
    tags: readonly string[],
  ) => Promise<MediaDetail>;
  /** `uses` is the number of places that the page listed. */
  readonly removePicture: (id: string, revision: number, uses: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createMediaCalls(base: string, callApi: CallApi): MediaCalls {
  const url = `${base}/media`;
  return {
    uploadPicture: async (file, onProgress) => {
      const body = new FormData();
      body.set('file', file);
      const call = onProgress ? createCallApi(fetchWithProgress(onProgress)) : callApi;
      return answerOf<MediaResponse>(await call(url, { method: 'POST', body }));
    },
    mediaTags: async (signal) =>
      answerOf<MediaTags>(await callApi(`${url}/tags`, signal ? { signal } : {})),
    replacePicture: (id, revision, file) => {
      const body = new FormData();
      body.set('revision', String(revision));
      body.set('file', file);
      return callApi(`${url}/${id}/file`, { method: 'POST', body });
    },
    cropPicture: async (id, revision, crop) =>
      answerOf<MediaDetail>(
        await callApi(`${url}/${id}/crop`, {
          method: 'PUT',
          body: JSON.stringify({ revision, crop }),
        }),
      ),
    tagPicture: async (id, revision, tags) =>
      answerOf<MediaDetail>(
        await callApi(`${url}/${id}`, { method: 'PUT', body: JSON.stringify({ revision, tags }) }),
      ),
    removePicture: (id, revision, uses) =>
      callApi(`${url}/${id}?revision=${revision}&uses=${uses}`, { method: 'DELETE' }),
  };
}
