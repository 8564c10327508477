import { define } from '@talad/elements/schema/define';
import type { ElementEntry } from '@talad/elements/schema/registry';
import { preserveInput } from './preserve-input.ts';

type Registry = Readonly<Record<string, ElementEntry>>;

/** The first touch of an island, before anything is clicked in it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Buttons that need the island's code. Others work without it, as links do: a search asks the
 * server, a menu opens by itself, and a heart in the island's slot belongs to other code.
 */
const HELD = 'button:not([popovertarget], [data-keep], form:not([method]) *)';

/**
 * Hydrates the server's elements: those of `hydrate: 'load'` at once, the rest when they come into
 * view or, of `hydrate: 'touch'`, at the first touch. Elements without behaviour are not in the
 * registry and never defined; their shadow roots are searched for islands. A chunk that fails to
 * load leaves its element as the server rendered it.
 */
export function startIslands(
  root: ParentNode,
  registry: Registry,
  loadTexts: (entry: ElementEntry) => Promise<void>,
): void {
  /** Islands that are not hydrated yet, whether their code was requested or not. */
  const idle = new Set<Element>();
  /**
   * Pending work of each island: loading its code, then handling the presses since, one after
   * another.
   */
  const work = new Map<Element, Promise<void>>();
  // Forms of these islands are submitted as without JavaScript.
  const failed = new WeakSet<Element>();
  const loading = new Map<string, Promise<void>>();
  /** Waiting islands, by the element that has to come into view. */
  const waiting = new Map<Element, Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = waiting.get(target);
        if (!isIntersecting || !island) continue;
        observer.unobserve(target);
        waiting.delete(target);
        void activate(island);
      }
    },
    { rootMargin: '200px' },
  );

  function activateInView(island: Element, visibleWith = '*'): void {
    const seen = island.closest(visibleWith) ?? island;
    waiting.set(seen, island);
    observer.observe(seen);
  }

  function defineOnce(tag: string, entry: ElementEntry): Promise<void> {
    const begun = loading.get(tag);
    if (begun) return begun;
    const defined = defineTag(tag, entry);
    // If its code failed to load, fetch it again at the next touch.
    defined.catch(() => loading.delete(tag));
    loading.set(tag, defined);
    return defined;
  }

  async function defineTag(tag: string, entry: ElementEntry): Promise<void> {
    const [element] = await Promise.all([entry.load(), loadTexts(entry)]);
    // Hydrate each element in its turn, once its typed text is saved, not because a neighbour
    // hydrates.
    for (const other of idle) {
      if (other.localName !== tag) continue;
      other.setAttribute('defer-hydration', '');
      giveProduct(other);
    }
    define(tag, element);
  }

  function activate(element: Element): Promise<void> {
    const begun = work.get(element) ?? hydrate(element).finally(() => work.delete(element));
    work.set(element, begun);
    return begun;
  }

  async function hydrate(element: Element): Promise<void> {
    const entry = registry[element.localName];
    if (!entry || !idle.has(element)) return;
    try {
      await defineOnce(element.localName, entry);
    } catch {
      failed.add(element);
      document.documentElement.dataset['code'] += ` ${element.localName}`;
      return;
    }
    idle.delete(element);
    failed.delete(element);
    const restore = preserveInput(element);
    element.removeAttribute('defer-hydration');
    await rendered(element);
    restore();
  }

  function visit(within: ParentNode): void {
    // No element is defined yet.
    for (const element of within.querySelectorAll(':not(:defined)')) {
      const entry = registry[element.localName];
      if (!entry?.hydrate) {
        if (element.shadowRoot) {
          listen(element.shadowRoot);
          visit(element.shadowRoot);
        }
        continue;
      }
      idle.add(element);
      if (entry.hydrate === 'load') void activate(element);
      else if (entry.hydrate === 'visible') activateInView(element, entry.visibleWith);
    }
  }

  function touched(event: Event): Element | undefined {
    return event
      .composedPath()
      .find((target): target is Element => target instanceof Element && idle.has(target));
  }

  /** Repeats a press after the earlier ones, so that it finds their changes. */
  async function again(island: Element, button: HTMLButtonElement): Promise<void> {
    await activate(island);
    await rendered(island);
    button.click();
  }

  /**
   * Listen at shadow roots too, because outside listeners miss focus and pointer moves within one.
   */
  function listen(at: Document | ShadowRoot): void {
    for (const type of TOUCHES) {
      at.addEventListener(
        type,
        (event) => {
          const island = touched(event);
          if (island) void activate(island);
        },
        true,
      );
    }
  }

  listen(document);
  // Repeats a click that came before the code, once the island is hydrated.
  document.addEventListener(
    'click',
    (event) => {
      const island = touched(event);
      const [target] = event.composedPath();
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(HELD) : null;
      if (!island || failed.has(island) || !button || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      work.set(island, again(island, button));
    },
    true,
  );

  visit(root);
}

async function rendered(element: Element): Promise<void> {
  await Reflect.get(element, 'updateComplete');
}

let products: Readonly<Record<string, unknown>> | undefined;

/**
 * Sets the product of boxes from the page's JSON block: Lit uses a property that was set before the
 * element was defined for the first render.
 */
function giveProduct(box: Element): void {
  products ??= JSON.parse(document.getElementById('talad-products')?.textContent ?? '{}');
  const product = products?.[box.getAttribute('data-product') ?? ''];
  if (product) Object.assign(box, { product });
}
