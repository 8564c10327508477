import { define } from '@talad/elements/schema/define';
import type { ElementEntry } from '@talad/elements/schema/registry';

type Registry = Readonly<Record<string, ElementEntry>>;

/** The first touch of an island, before anything is clicked in it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Makes the server's elements work: those of `hydrate: 'load'` at once, the rest when they come into
 * view or, of `hydrate: 'touch'`, not before they are touched. Elements without behaviour are not in
 * the registry and never defined; their shadow roots are searched for islands. A chunk that does not
 * load leaves its element as the server drew it.
 */
export function startIslands(
  root: ParentNode,
  registry: Registry,
  loadWords: (entry: ElementEntry) => Promise<void>,
): void {
  /** Nobody has asked for these yet. */
  const waiting = new Set<Element>();
  /** These do not work yet, asked for or not. */
  const idle = new WeakSet<Element>();
  // Their forms go the way they go without JavaScript.
  const failed = new WeakSet<Element>();
  const loading = new Map<string, Promise<void>>();
  /** Boxes whose product is in the page's JSON block: they are given it before they are defined. */
  const listed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) void activate(entry.target);
    },
    { rootMargin: '200px' },
  );

  function defineOnce(tag: string, entry: ElementEntry): Promise<void> {
    const begun = loading.get(tag);
    if (begun) return begun;
    const defined = defineTag(tag, entry);
    // A chunk that failed is asked for again at the next touch.
    defined.catch(() => loading.delete(tag));
    loading.set(tag, defined);
    return defined;
  }

  async function defineTag(tag: string, entry: ElementEntry): Promise<void> {
    const [element] = await Promise.all([entry.load(), loadWords(entry)]);
    // What still waits must not hydrate just because its neighbour does.
    for (const other of waiting) {
      if (other.localName === tag) other.setAttribute('defer-hydration', '');
    }
    for (const box of listed) {
      if (box.localName !== tag) continue;
      giveProduct(box);
      listed.delete(box);
    }
    define(tag, element);
  }

  async function activate(element: Element): Promise<void> {
    const entry = registry[element.localName];
    if (!entry) return;
    observer.unobserve(element);
    waiting.delete(element);
    try {
      await defineOnce(element.localName, entry);
      element.removeAttribute('defer-hydration');
      idle.delete(element);
      failed.delete(element);
    } catch {
      waiting.add(element);
      failed.add(element);
    }
  }

  function visit(within: ParentNode): void {
    // Nothing is defined yet.
    for (const element of within.querySelectorAll(':not(:defined)')) {
      const hydrate = registry[element.localName]?.hydrate;
      if (!hydrate) {
        if (element.shadowRoot) {
          listen(element.shadowRoot);
          visit(element.shadowRoot);
        }
        continue;
      }
      idle.add(element);
      if (element.hasAttribute('data-product')) listed.add(element);
      if (hydrate === 'load') {
        void activate(element);
      } else {
        waiting.add(element);
        if (hydrate === 'visible') observer.observe(element);
      }
    }
  }

  function touched(event: Event): Element | undefined {
    return event
      .composedPath()
      .find((target): target is Element => target instanceof Element && idle.has(target));
  }

  async function again(island: Element, button: HTMLButtonElement): Promise<void> {
    await activate(island);
    if ('updateComplete' in island) await island.updateComplete;
    button.click();
  }

  /** At shadow roots too: focus or a pointer that moves within one is told to nobody outside. */
  function listen(at: Document | ShadowRoot): void {
    for (const type of TOUCHES) {
      at.addEventListener(
        type,
        (event) => {
          const island = touched(event);
          if (island) void activate(island);
        },
        { capture: true, passive: true },
      );
    }
  }

  listen(document);
  // A click that was faster than the code: done again once the island works. Links go their way.
  document.addEventListener(
    'click',
    (event) => {
      const island = touched(event);
      const [target] = event.composedPath();
      const button = target instanceof Element ? target.closest('button') : null;
      if (!island || failed.has(island) || !button || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void again(island, button);
    },
    { capture: true },
  );

  visit(root);
}

let products: Readonly<Record<string, unknown>> | undefined;

/** Lit takes a property that was set before its element was defined for the first render. */
function giveProduct(box: Element): void {
  products ??= JSON.parse(document.getElementById('talad-products')?.textContent ?? '{}');
  const product = products?.[box.getAttribute('data-product') ?? ''];
  if (product) Object.assign(box, { product });
}
