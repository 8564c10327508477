import type { EditorDocument } from '@talad/elements/page/operations';
import type { EditorApi } from '../session/editor-api.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Returns a version as a document. One that was stored without a look has that of the draft. */
export async function readVersion(
  { session, api }: { readonly session: EditorSession; readonly api: EditorApi },
  id: string,
): Promise<EditorDocument> {
  const version = await api.version(id);
  const hasLook = Object.keys(version.design).length > 0;
  return hasLook ? version : { ...version, design: session.store.get().doc.design };
}
