import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageBlock } from '@talad/elements/page/page';
import { usePlace } from '../../layout/ShopContext.tsx';
import { messageOf } from '../../layout/states.tsx';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { UNDO_TIME } from '../session/notices.ts';
import { createOwnApi, type OwnSection } from './own-api.ts';

/** The saved sections of the shop and the acts on them; `isWanted` loads the list. */
export function useOwnSections(isWanted: boolean) {
  const translate = useTranslate();
  const { notices } = useEditorPlace();
  const { shop, callApi } = usePlace();
  const queries = useQueryClient();
  const api = useMemo(() => createOwnApi(callApi, shop.id), [callApi, shop.id]);
  const queryKey = ['editor', 'own', shop.id];
  const { data } = useQuery({ queryKey, queryFn: api.list, enabled: isWanted, staleTime: 60_000 });

  /** Returns whether the act was done; says why not. */
  async function perform(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      await queries.invalidateQueries({ queryKey });
      return true;
    } catch (error) {
      notices.toast({ kind: 'error', key: 'toast.found', detail: messageOf(error, translate) });
      return false;
    }
  }

  return {
    /** Undefined until they are loaded. */
    sections: data,
    save: (name: string, blocks: readonly PageBlock[]) =>
      perform(async () => {
        await api.save(name, blocks);
        notices.toast({ kind: 'success', key: 'own.saved', vars: { name } });
      }),
    rename: ({ id }: OwnSection, name: string) => perform(() => api.rename(id, name)),
    remove: ({ id, name }: OwnSection) =>
      perform(async () => {
        await api.remove(id);
        notices.toast({
          kind: 'info',
          key: 'own.removed',
          vars: { name },
          actionKey: 'toast.undo',
          time: UNDO_TIME,
          action: () => void perform(() => api.restore(id)),
        });
      }),
  };
}
