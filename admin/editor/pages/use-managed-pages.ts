import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useLang } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { messageOf } from '../../layout/states.tsx';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { UNDO_TIME } from '../session/notices.ts';
import { useText, type EditorKey, type TextVars } from '../use-text.ts';
import { freeCopyName, titleOf } from './page-facts.ts';
import { createPagesApi, type ManagedPage, type PageSeo } from './pages-api.ts';

/** Acts on the pages of the shop. Each says what it did, or what the server refused, in a toast. */
export function useManagedPages(onOpen: (page: string) => void) {
  const t = useText();
  const lang = useLang();
  const translate = useTranslate();
  const { session, notices } = useEditorPlace();
  const { shop, callApi } = usePlace();
  const queries = useQueryClient();
  const api = useMemo(() => createPagesApi(callApi, shop.id), [callApi, shop.id]);

  const say = (key: EditorKey, vars?: TextVars): void =>
    notices.toast({ kind: 'success', key, ...(vars && { vars }) });

  /** Returns whether the act was done. */
  async function perform(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      await queries.invalidateQueries({ queryKey: ['editor', 'pages'] });
      return true;
    } catch (error) {
      notices.toast({ kind: 'error', key: 'toast.found', detail: messageOf(error, translate) });
      return false;
    }
  }

  /** The open page's last words are saved first: a later save would bring a page back under its old name. */
  const settled = async ({ name }: ManagedPage): Promise<void> => {
    if (name === session.page) await session.saver.flush();
  };

  return {
    api,
    describe: (page: ManagedPage, seo: PageSeo) =>
      perform(async () => {
        await api.describe(page.name, seo);
        say('seo.saved');
      }),
    duplicate: (page: ManagedPage, taken: readonly string[]) =>
      perform(async () => {
        await settled(page);
        const name = freeCopyName(page.name, taken);
        await api.duplicate(page, name, t('pages.copy_of', { name: page.title || page.name }));
        say('pages.copied', { name });
      }),
    chooseFront: (page: ManagedPage) =>
      perform(async () => {
        await api.chooseFront(page.name);
        say('pages.used_front', { name: titleOf(page, lang) });
      }),
    unpublish: (page: ManagedPage) =>
      perform(async () => {
        await api.unpublish(page.name);
        if (page.name === session.page) await session.refreshPublished();
        say('pages.unpublished', { name: titleOf(page, lang) });
      }),
    move: (page: ManagedPage, to: string) =>
      perform(async () => {
        await settled(page);
        await api.move(page.name, to);
        say('pages.moved', { name: to });
        if (page.name === session.page) onOpen(to);
      }),
    remove: (page: ManagedPage, front: string) =>
      perform(async () => {
        await settled(page);
        const removal = await api.remove(page.name);
        const name = titleOf(page, lang);
        const isOpen = page.name === session.page;
        if (isOpen) onOpen(front);
        notices.toast({
          kind: 'info',
          key: 'pages.removed',
          vars: { name },
          actionKey: 'toast.undo',
          time: UNDO_TIME,
          action: () =>
            void perform(async () => {
              await api.restore(removal);
              say('pages.returned', { name });
              if (isOpen) onOpen(page.name);
            }),
        });
      }),
  };
}
