import { useSyncExternalStore } from 'react';
import { isRecord } from '../model/leaves.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';

/** Addresses of pictures that were uploaded in this visit, until the server's data has them. */
const uploaded = new Map<string, string>();

export function rememberPicture(mediaId: string, src: string): void {
  uploaded.set(mediaId, src);
}

/** Returns whether a reference is the id of a picture in the library, and no address. */
export function isOfLibrary(reference: string): boolean {
  return reference !== '' && !/^(\/|https:)/.test(reference);
}

/** Returns the address of a picture in saved props, or null if it is unknown. */
export function usePictureAddress(reference: string): string | null {
  const { data } = useEditorPlace().session;
  const found = useSyncExternalStore(data.subscribe, () => addressIn(data.all(), reference));
  if (reference === '') return null;
  if (!isOfLibrary(reference)) return found ?? reference;
  return uploaded.get(reference) ?? found;
}

function addressIn(all: Readonly<Record<string, object>>, reference: string): string | null {
  for (const one of Object.values(all)) {
    const pictures: unknown = Reflect.get(one, 'pictures');
    const picture = isRecord(pictures) ? pictures[reference] : undefined;
    if (isRecord(picture) && typeof picture['src'] === 'string') return picture['src'];
  }
  return null;
}
