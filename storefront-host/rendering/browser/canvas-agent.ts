import type { Lang } from '@talad/elements/locales/text';
import { loadTexts } from '@talad/elements/locales/load';
import { isHandshake, isToAgent } from '@talad/elements/page/canvas-messages';
import { CANVAS_VERSION, type ToAgent, type ToEditor } from '@talad/elements/page/canvas-protocol';
import { apply, type EditorDocument } from '@talad/elements/page/operations';
import { defineAll } from '@talad/elements/schema/define';
import { sectionTags } from '@talad/elements/sections/index';
import { sectionParts } from '@talad/elements/sections/section-parts';
import { createCanvasPage, type CanvasPage } from './canvas/canvas-page.ts';
import { watchFrame } from './canvas/frame-events.ts';
import { showLooks, styleNewElements } from './canvas/look-styles.ts';
import { createOverlay } from './canvas/overlay.ts';
import { createSpots } from './canvas/spots.ts';
import { createTyping } from './canvas/typing/typing.ts';
import { createTypingBar } from './canvas/typing/typing-bar.ts';

/**
 * Runs in the editor's frame next to the storefront's own scripts: renders operations without a reload,
 * reports clicks, and shows the selection. It decides nothing: the editor owns the document.
 */
function start(port: MessagePort): void {
  const send = (message: ToEditor): void => port.postMessage(message);
  const theme = new CSSStyleSheet();
  document.adoptedStyleSheets.push(theme);
  let doc: EditorDocument | null = null;
  let page: CanvasPage | null = null;
  const overlay = createOverlay({ send, doc: () => doc });
  let lang: Lang = 'th';
  const bar = createTypingBar((href) => send({ type: 'link', href }));
  overlay.attach(bar.element, bar.place);
  const spots = createSpots(send);
  overlay.attach(spots.element, spots.place);
  const typing = createTyping({ send, doc: () => doc, lang: () => lang, page: () => page, bar });
  watchFrame({ send, overlay, typing, spots, doc: () => doc });

  let frameId = 0;
  let isShown = false;
  async function renderDraft(rev: number): Promise<void> {
    if (!doc || !page) return;
    typing.follow();
    await page.render(doc);
    // Measured once, when the frame needs its layout anyway: earlier, each key would lay out twice.
    cancelAnimationFrame(frameId);
    const show = (): void => {
      isShown = true;
      overlay.place();
      send({ type: 'painted', rev });
    };
    frameId = requestAnimationFrame(show);
    // A hidden frame of another host gets no animation frame, and is shown after rendering.
    if (!isShown) setTimeout(show, 100);
  }

  async function take(message: ToAgent): Promise<void> {
    switch (message.type) {
      case 'init': {
        doc = message.doc;
        if (!page) {
          // Remove the server's blocks before their elements are defined; everything else stays.
          page = createCanvasPage();
          // Files that fail to load now are fetched again on demand.
          fetchAhead().catch(() => undefined);
        }
        deferOthers();
        await Promise.all([
          loadTexts(message.lang),
          defineAll({ ...sectionTags, ...sectionParts }),
        ]);
        styleNewElements();
        ({ lang } = message);
        page.set({ lang, mode: message.mode, data: message.data ?? {} });
        overlay.setMode(message.mode);
        return renderDraft(message.rev);
      }
      case 'ops':
        if (!doc) return;
        doc = message.ops.reduce(apply, doc);
        if (message.data) page?.set({ data: message.data });
        return renderDraft(message.rev);
      case 'data':
        page?.set({ data: message.data });
        return renderDraft(0);
      case 'frame': {
        if (!doc) return;
        const { renderFrame } = await import('./canvas/render-frame.ts');
        await renderFrame(message.frame, doc.page);
        return overlay.place();
      }
      case 'design':
        theme.replaceSync(message.css);
        showLooks(message.looks);
        return overlay.place();
      case 'select':
        return overlay.select(message.id, message.item, message.also);
      case 'over':
        return overlay.over(message);
      case 'drop':
        return overlay.drop(message.done);
      case 'mode':
        typing.end();
        page?.set({ mode: message.mode });
        overlay.setMode(message.mode);
        return renderDraft(0);
      case 'lang':
        typing.end();
        ({ lang } = message);
        await loadTexts(lang);
        page?.set({ lang });
        return renderDraft(0);
      case 'typing':
        return typing.allow(message.isAllowed);
      case 'link':
        return bar.link(message.href);
      case 'people':
        return overlay.show(message.people);
      case 'cover':
        return overlay.cover(message.share);
    }
  }

  // Render one after another, because the first render waits for the elements' code.
  let queue = Promise.resolve();
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isToAgent(data)) return send({ type: 'error', message: 'no message of the editor' });
    queue = queue
      .then(() => take(data))
      .catch((error: unknown) => {
        send({ type: 'error', message: error instanceof Error ? error.message : String(error) });
      });
  });
  port.start();
  send({ type: 'ready', version: CANVAS_VERSION });
}

/** Fetches the files for changing the language and the header: owners continue while offline. */
async function fetchAhead(): Promise<void> {
  const { fetchFrame } = await import('./canvas/render-frame.ts');
  await Promise.all([loadTexts('th'), loadTexts('en'), fetchFrame()]);
}

/**
 * Postpones elements outside the sections that a section defines too. The server rendered them with
 * data that only the island loader has, so they start when it has run.
 */
function deferOthers(): void {
  for (const element of document.querySelectorAll('main *')) {
    if (element.shadowRoot && !customElements.get(element.localName)) {
      element.setAttribute('defer-hydration', '');
    }
  }
}

/** Only the page that frames this one may hand over the port, and its origin is in our own policy. */
addEventListener('message', (event: MessageEvent<unknown>) => {
  const [port] = event.ports;
  if (event.source !== parent || parent === window || !port || !isHandshake(event.data)) return;
  if (event.origin !== editorOrigin()) return;
  if (event.data.version !== CANVAS_VERSION) {
    port.postMessage({ type: 'ready', version: CANVAS_VERSION } satisfies ToEditor);
    return;
  }
  start(port);
});

/** The back office is on the platform's origin, which the server writes into the canvas page. */
function editorOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=talad-editor]');
  return new URL(meta?.content ?? location.href).origin;
}
