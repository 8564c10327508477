import { useCallback } from 'react';
import { useAuthProvider, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '../providers/api-refusal.ts';
import { messageOf } from './states.tsx';

/** Shows the refusal and its reason; after a conflict it also refetches the page. */
export function useFailureNotice(): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const auth = useAuthProvider();
  return useCallback(
    (error: unknown) => {
      void auth?.checkError(error);
      if (error instanceof ApiRefusal && error.code === 'CONFLICT') {
        notify('app.error.conflict', { type: 'warning', autoHideDuration: 10_000 });
        void queries.invalidateQueries();
        return;
      }
      notify(messageOf(error, translate), { type: 'error', autoHideDuration: 8_000 });
    },
    [auth, notify, queries, translate],
  );
}
