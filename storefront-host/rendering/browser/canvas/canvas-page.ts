import { render } from 'lit';
import type { Lang } from '@talad/elements/locales/text';
import type { CanvasMode, SectionData } from '@talad/elements/page/canvas-protocol';
import type { EditorDocument } from '@talad/elements/page/operations';
import { withPlace } from '@talad/elements/page/content-places';
import { isFrame, propsIn, withChildren, type PageBlock } from '@talad/elements/page/page';
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
  /**
   * Keeps a text unchanged in its section while the owner types it on the canvas; null renders the
   * section again, with `rich` until the server's answer has come.
   */
  readonly hold: (text: HeldText | null, rich?: RichText | null) => void;
}

interface HeldText {
  readonly id: string;
  readonly path: string;
  readonly value: string;
  readonly isRich: boolean;
}

interface RichText {
  readonly id: string;
  readonly html: string;
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

  let held: (HeldText & { readonly html?: unknown }) | null = null;

  function dataOf(id: string): SectionData[string] | undefined {
    const found = context.data[id];
    return held?.id === id && held.isRich ? { ...found, html: held.html } : found;
  }

  /** Returns the block with the held text as it was, because Lit must not touch the typed one. */
  function shownOf(block: PageBlock): PageBlock {
    const still = context.mode === 'edit' ? atRest(block) : block;
    return held ? withHeld(still, held, context.lang) : still;
  }

  function renderOne(block: PageBlock): RenderedBlock {
    const known = rendered.get(block.id) ?? create(block.id);
    if (known.block === block && known.context === context) return known;
    changed.push(block.id);
    known.block = block;
    known.context = context;
    const template = renderBlock(shownOf(block), {
      locale: context.lang,
      base,
      data: dataOf,
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
    hold(text, rich) {
      const before = held?.id;
      if (rich) {
        const { [rich.id]: old, ...others } = context.data;
        // Same context, so that the other sections are not rendered.
        Object.assign(context, { data: { ...others, [rich.id]: { ...old, html: rich.html } } });
      }
      held = text && { ...text, html: context.data[text.id]?.['html'] };
      for (const one of rendered.values()) {
        if (one.block && withChildren(one.block).some(({ id }) => id === before)) one.block = null;
      }
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

function withHeld(
  block: PageBlock,
  { id, path, value }: Omit<HeldText, 'isRich'>,
  lang: Lang,
): PageBlock {
  const { content } = block;
  if (block.id === id) {
    const props = withPlace(propsIn(block, lang), path, value);
    return { ...block, content: { props } };
  }
  if (!content.children) return block;
  const children = content.children.map((child) => withHeld(child, { id, path, value }, lang));
  return { ...block, content: { ...content, children } };
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
