import { readDesign, type Design } from '@talad/elements/page/design';
import type { EditorDocument } from '@talad/elements/page/operations';
import { propsIn } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { SectionData } from '@talad/elements/page/canvas-protocol';
import { ApiRefusal } from '../../providers/api-refusal.ts';
import { answerOf, type CallApi } from '../../providers/call-api.ts';
import type {
  EditedPage,
  ListedPage,
  PageVersion,
  PageVersionEntry,
} from '../../../storefront-host/modules/content/pages/pages.contract.ts';
import { isRecord } from '../model/leaves.ts';
import type { Presence } from '../../../storefront-host/modules/content/presence/presence.contract.ts';
import type { PageChecks } from '../../../storefront-host/modules/storefront/page-checks/page-checks.contract.ts';
import type { SaveAnswer } from '../model/saver.ts';
import type { EditorApi, FrameView } from './editor-api.ts';

/** Times that the server adds to the look; not part of it. */
const STAMPS = ['lastSaveTimestamp', 'lastPublishTimestamp'] as const;

export function createEditorApi(callApi: CallApi, shopId: number): EditorApi {
  const path = (act: string, page: string) =>
    `/api/v1/pages/${act}/${shopId}/${encodeURIComponent(page)}`;
  const post = (url: string, body: unknown) =>
    callApi(url, { method: 'POST', body: JSON.stringify(body) });
  return {
    async load(page) {
      const loaded = await callApi(`${path('edit', page)}/main`);
      const answer = answerOf<EditedPage>(loaded);
      // An empty page in its place would be saved over the owner's.
      if (!isEditedPage(answer)) {
        throw new ApiRefusal(loaded.status, 'NO_PAGE', 'Error LOAD_FROM_SERVER');
      }
      return {
        doc: documentOf(answer.page, answer.global),
        published:
          answer.published === null
            ? null
            : documentOf(answer.published.page, answer.published.global),
        visibleDesign: designOf(answer.published_global),
        isStored: !answer.is_new,
        firstLook: answer.first_look ?? null,
        revision: answer.revision,
      };
    },
    async save(page, doc, revision): Promise<SaveAnswer> {
      const body = {
        blocks: JSON.stringify(doc.page.blocks),
        global: JSON.stringify(doc.design),
        title: doc.page.title,
        titles: doc.page.titles ?? {},
        base_revision: revision,
      };
      const url = `${path('edit', page)}/main`;
      try {
        const saved = await post(url, body);
        return { kind: 'saved', revision: answerOf<{ readonly revision: number }>(saved).revision };
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        const { answer } = error;
        if (error.status === 409 && isEditedPage(answer)) {
          const theirs = documentOf(answer.page, answer.global);
          return { kind: 'conflict', revision: answer.revision, theirs };
        }
        const isFinal = error.status >= 400 && error.status < 500 && error.status !== 429;
        return { kind: isFinal ? 'refused' : 'failed', message: error.message };
      }
    },
    async publish(choice) {
      const answer = await post(`${path('publish', 'all')}/main`, choice);
      return answerOf<{ readonly revision: number }>(answer).revision;
    },
    async checks(page) {
      return answerOf<PageChecks>(await callApi(path('checks', page)));
    },
    async versions(page) {
      return answerOf<readonly PageVersionEntry[]>(await callApi(path('versions', page))).map(
        ({ id, label, published_at, by, is_current }) => ({
          id,
          label,
          at: published_at,
          by,
          isCurrent: is_current,
        }),
      );
    },
    async version(id) {
      const found = answerOf<PageVersion>(await callApi(`${path('versions', id)}/document`));
      return documentOf(found.page, found.global);
    },
    async nameVersion(id, label) {
      const body = JSON.stringify({ label });
      await callApi(`${path('versions', id)}/name`, { method: 'PUT', body });
    },
    async list() {
      const listed = answerOf<{ readonly pages: readonly ListedPage[] }>(
        await callApi(`/api/v1/pages/?project_id=${shopId}`),
      );
      return listed.pages.map(({ name, title, titles, is_published, has_changes }) => ({
        name,
        title,
        titles,
        isPublished: is_published,
        hasChanges: has_changes,
      }));
    },
    async create(name, title, titles, start) {
      await post(`/api/v1/pages/?project_id=${shopId}`, { name, title, titles, ...start });
    },
    async canvas(page) {
      const ticket = answerOf<{ readonly url: string }>(await post(path('canvas', page), {}));
      return ticket.url;
    },
    async frame(design, lang, page) {
      const body = { lang, design, page, blocks: [] };
      const { frame } = answerOf<{ readonly frame?: FrameView }>(
        await post(`/api/v1/pages/section-data/${shopId}`, body),
      );
      return frame ?? {};
    },
    async presence(page, tab, block, gone) {
      const body = JSON.stringify({ tab, block, gone });
      // The report of leaving outlives the page.
      const init = { method: 'POST', body, keepalive: gone };
      return answerOf<Presence>(await callApi(path('presence', page), init));
    },
    async sectionData(blocks, lang) {
      const sections = blocks.map((block) => ({
        id: block.id,
        name: block.name,
        props: propsIn(block, lang),
      }));
      const found = answerOf<{ readonly data: SectionData }>(
        await post(`/api/v1/pages/section-data/${shopId}`, { lang, blocks: sections }),
      );
      return found.data;
    },
  };
}

/** Also the answer to a refused save, which brings the newer document with it. */
function isEditedPage(answer: unknown): answer is Pick<EditedPage, 'page' | 'global' | 'revision'> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'page' in answer &&
    isRecord(answer.page) &&
    'global' in answer &&
    isRecord(answer.global) &&
    'revision' in answer &&
    typeof answer.revision === 'number'
  );
}

function documentOf(page: unknown, global: object): EditorDocument {
  return { page: readPage(page), design: designOf(global) };
}

function designOf(global: object): Design {
  const own = Object.entries(global).filter(([name]) => !STAMPS.some((stamp) => stamp === name));
  return readDesign(Object.fromEntries(own));
}
