import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { MediaResponse } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { messageOf } from '../layout/states.tsx';
import type { TaladDataProvider } from '../providers/data-provider.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly progress: number;
  /** Reason of the refusal. */
  readonly error?: string;
}

export interface Uploads {
  /** Uploads in progress, and failed ones. */
  readonly list: readonly Upload[];
  readonly isUploading: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (upload: Upload) => void;
  readonly dismiss: (id: number) => void;
}

let lastId = 0;

/**
 * Uploads files one after another, in their order; a refused one stays in the list with its reason.
 */
export function useUploads(onUploaded: (stored: MediaResponse) => void): Uploads {
  const { uploadPicture } = useDataProvider<TaladDataProvider>();
  const translate = useTranslate();
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const change = useCallback(
    (id: number, part: Partial<Upload>) =>
      setList((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    [],
  );
  const dismiss = useCallback(
    (id: number) => setList((all) => all.filter((one) => one.id !== id)),
    [],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: (lastId += 1), file, progress: 0 }));
      setList((all) => [...all, ...added]);
      const send = async ({ id, file }: Upload): Promise<void> => {
        try {
          const stored = await uploadPicture(file, (progress) => change(id, { progress }));
          dismiss(id);
          latest.current(stored);
        } catch (error) {
          change(id, { error: messageOf(error, translate) });
        }
      };
      for (const upload of added) queue.current = queue.current.then(() => send(upload));
    },
    [change, dismiss, translate, uploadPicture],
  );
  const retry = useCallback(
    ({ id, file }: Upload) => {
      dismiss(id);
      add([file]);
    },
    [add, dismiss],
  );
  const isUploading = list.some(({ error }) => error === undefined);
  return { list, isUploading, add, retry, dismiss };
}
