import { useQuery } from '@tanstack/react-query';
import { ofLang, useEditor, useEditorPlace } from '../session/EditorContext.tsx';

/** A state of the page or of the look: 'draft', 'published', or the id of a version. */
export type StillState = string;

export interface Still {
  readonly page: StillState;
  readonly look: StillState;
}

/** A token lives for 15 minutes. */
const FRESH = 10 * 60_000;

/**
 * Returns the address of a picture of this page, after all work is saved; null until then. A new `round` renders the
 * pictures again.
 */
export function useStills(round = ''): {
  readonly isFailed: boolean;
  urlOf: (still: Still) => string | null;
} {
  const { session, api } = useEditorPlace();
  const lang = useEditor(ofLang);
  const { data, isError } = useQuery({
    queryKey: ['editor', 'still', session.page, round],
    queryFn: async () => {
      await session.saver.flush();
      return api.canvas(session.page);
    },
    staleTime: FRESH,
    gcTime: 0,
  });
  return {
    isFailed: isError,
    urlOf({ page, look }) {
      if (!data) return null;
      const url = new URL(data, location.href);
      url.searchParams.delete('edit');
      for (const [name, value] of Object.entries({ still: '1', page, look, lang })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },
  };
}
