import { render } from 'lit';
import type { Lang } from '@talad/elements/locales/text';
import type { CanvasMode, SectionData } from '@talad/elements/page/canvas-protocol';
import type { EditorDocument } from '@talad/elements/page/operations';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { renderBlock } from '@talad/elements/page/render-block';
import { canvasText } from './canvas-text.ts';

interface RenderContext {
  readonly lang: Lang;
  readonly mode: CanvasMode;
  readonly data: SectionData;
}

export interface CanvasPage {
  readonly render: (doc: EditorDocument) => Promise<void>;
  /** `data` adds to the present data. */
  readonly set: (part: Partial<RenderContext>) => void;
}

/** One block's nodes, from its first marker to its last, wherever they have been moved to. */
interface RenderedBlock {
  readonly start: Comment;
  readonly end: Comment;
  block: PageBlock | null;
  context: RenderContext | null;
}

/** Disables autoplay and animation while a page is edited. */
const STILL = { autoplay: false, hasAnimation: false } as const;

/**
 * Takes the place of the server's blocks and keeps them in step with the document: only what has
 * changed is rendered again, and moved blocks keep their elements.
 */
export function createCanvasPage(): CanvasPage {
  let context: RenderContext = { lang: 'th', mode: 'edit', data: {} };
  const rendered = new Map<string, RenderedBlock>();
  const places = takePlaces();
  const base = document.getElementById('main')?.dataset['base'] ?? '';

  /** Hosts that the page's last rendering has changed. */
  let changed: string[] = [];

  function renderOne(block: PageBlock): RenderedBlock {
    const known = rendered.get(block.id) ?? create(block.id);
    if (known.block === block && known.context === context) return known;
    changed.push(block.id);
    known.block = block;
    known.context = context;
    const { data, lang, mode } = context;
    const template = renderBlock(mode === 'edit' ? atRest(block) : block, {
      locale: lang,
      base,
      data: (id) => data[id],
      canvas: { placeholder: canvasText('placeholder') },
    });
    const within = known.end.parentNode;
    if (within instanceof HTMLElement || within instanceof DocumentFragment) {
      render(template, within, { renderBefore: known.end });
    }
    return known;
  }

  function create(id: string): RenderedBlock {
    const made: RenderedBlock = {
      start: document.createComment(id),
      end: document.createComment(''),
      block: null,
      context: null,
    };
    document.createDocumentFragment().append(made.start, made.end);
    rendered.set(id, made);
    return made;
  }

  return {
    set(part) {
      context = { ...context, ...part, data: { ...context.data, ...part.data } };
    },
    async render({ page }) {
      const blocks = page.blocks.filter((block) => !isFrame(block));
      const ids = new Set(blocks.map(({ id }) => id));
      for (const [id, one] of rendered) {
        if (ids.has(id)) continue;
        for (const node of nodesOf(one)) node.remove();
        rendered.delete(id);
      }
      let after: ChildNode = places.first;
      blocks.forEach((block, index) => {
        const one = renderOne(block);
        if (index === 1) after = places.rest;
        if (one.start.previousSibling !== after) after.after(...nodesOf(one));
        after = one.end;
      });
      const waiting = changed;
      changed = [];
      await Promise.all(waiting.map(updated));
    },
  };
}

/**
 * The front page has its own content after the first section: two places, kept by comments. A page
 * that every site has keeps a place for its owner's sections (render-documents.ts).
 */
function takePlaces(): { readonly first: Comment; readonly rest: Comment } {
  const main = document.querySelector('main') ?? document.body;
  const hosts = [...main.querySelectorAll('[data-block-id]')].filter(
    (host) => !host.parentElement?.closest('[data-block-id]'),
  );
  const first = document.createComment('first');
  const rest = document.createComment('rest');
  const [one, two] = hosts;
  if (one) one.before(first);
  else main.prepend(first);
  const own = main.querySelector('.layouts');
  const heading = main.querySelector('h1');
  if (!one && own) own.prepend(first);
  else if (!one && heading) heading.after(first);
  if (two) two.before(rest);
  else {
    const next = one ? one.nextElementSibling : first.nextElementSibling;
    (next?.matches('.wrap') ? next : (one ?? first)).after(rest);
  }
  for (const host of hosts) host.remove();
  return { first, rest };
}

function nodesOf({ start, end }: RenderedBlock): readonly ChildNode[] {
  const nodes: ChildNode[] = [start];
  for (let node: ChildNode | null = start.nextSibling; node; node = node.nextSibling) {
    nodes.push(node);
    if (node === end) break;
  }
  return nodes;
}

function atRest(block: PageBlock): PageBlock {
  const { content } = block;
  return {
    ...block,
    content: {
      ...content,
      props: { ...content.props, ...STILL },
      ...(content.children ? { children: content.children.map(atRest) } : {}),
    },
  };
}

async function updated(id: string): Promise<void> {
  const host = document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
  if (host && 'updateComplete' in host) await host.updateComplete;
}
