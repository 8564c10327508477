import { useRef } from 'react';
import { resetLayout } from '@talad/elements/page/reset-layout';
import type { EditorDocument, PageOp } from '@talad/elements/page/operations';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../layout/ShopContext.tsx';
import { messageOf } from '../layout/states.tsx';
import { useTranslate } from 'react-admin';
import { putBackOp } from './model/invert-op.ts';
import type { PublishChoice } from './session/editor-api.ts';
import { useEditorPlace } from './session/EditorContext.tsx';
import { UNDO_TIME } from './session/notices.ts';
import { showRefusal } from './session/refusals.ts';
import type { EditorKey } from './use-text.ts';

/** Spec §9: at most one reset in 2 s, no trailing call. */
const RESET_THROTTLE = 2_000;

/** Actions for the whole page: publish, revert, reset. */
export function usePageActs() {
  const { session, api, notices, presets } = useEditorPlace();
  const translate = useTranslate();
  const { shop } = usePlace();
  const queries = useQueryClient();
  const lastReset = useRef(0);
  /** Makes another version of the page the draft, as one entry of history. */
  const replace = (
    { key, op: label }: { readonly key: EditorKey; readonly op: 'revert' | 'bringBack' },
    version: EditorDocument,
  ): boolean => {
    const before = session.store.get().doc;
    const op = putBackOp(version);
    const refusal = session.store.commitAll([op], { op: label });
    if (refusal) showRefusal(notices, refusal.code, '');
    else {
      notices.toast({
        kind: 'success',
        key,
        actionKey: 'toast.undo',
        time: UNDO_TIME,
        action: () => session.store.takeBack(before, op),
      });
    }
    return !refusal;
  };
  const failed = (error: unknown): void =>
    notices.toast({ kind: 'error', key: 'toast.found', detail: messageOf(error, translate) });
  return {
    bringBack: (version: EditorDocument): boolean =>
      replace({ key: 'versions.done', op: 'bringBack' }, version),
    publish: async (choice: PublishChoice): Promise<boolean> => {
      if (!(await session.saver.flush())) return false;
      // Text typed while the request runs is not published.
      const { doc } = session.store.get();
      try {
        const revision = await api.publish(choice);
        const isOwn = choice.pages?.includes(session.page) ?? true;
        if (session.page === FRONT_PAGE) session.saver.setBase(revision);
        // A page of the theme that was never saved is stored by publishing.
        else if (isOwn && !session.isStored()) {
          session.saver.setBase((await api.load(session.page)).revision);
        }
        await queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
        session.markPublished(doc, { page: isOwn, look: choice.look });
        notices.toast({
          kind: 'success',
          key: 'publish.done',
          actionKey: 'publish.see',
          action: () => {
            const path = session.page === FRONT_PAGE ? '' : `/${encodeURIComponent(session.page)}`;
            window.open(`${shop.shop_url.replace(/\/$/, '')}${path}`, '_blank', 'noopener');
          },
        });
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    revert: async (): Promise<void> => {
      try {
        await session.refreshPublished();
        const published = session.published();
        if (published) replace({ key: 'revert.done', op: 'revert' }, published);
      } catch (error) {
        failed(error);
      }
    },
    reset: (): void => {
      const now = Date.now();
      if (now - lastReset.current < RESET_THROTTLE) return;
      lastReset.current = now;
      const before = session.store.get().doc;
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? now;
      const op: PageOp = { op: 'reset', ...resetLayout(seed, presets, before.design) };
      if (session.store.commit(op)) return;
      notices.toast({
        kind: 'info',
        key: 'reset.done',
        time: UNDO_TIME,
        action: () => session.store.takeBack(before, op),
      });
    },
  };
}
