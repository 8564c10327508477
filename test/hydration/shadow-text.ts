export interface ShadowText {
  readonly tag: string;
  readonly html: string;
}

interface Renderable extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  firstUpdated: () => void;
}

/**
 * Runs in the page, so it has no imports: returns the shadow DOM of every Talad element in document
 * order, as text without traces of rendering (markers, sheets, hydration attributes). Reads the
 * server's answer if `html` is given; else it makes each element of the page again in the browser,
 * with the attributes that the server wrote, and stops after its first render: a browser's own
 * state comes after that one. An undefined element is ''.
 */
export async function shadowTexts(html: string | null): Promise<ShadowText[]> {
  const textOf = (root: ShadowRoot | null): string => {
    const copy = document.createElement('div');
    for (const node of root?.childNodes ?? []) copy.append(node.cloneNode(true));
    for (const sheet of copy.querySelectorAll('style')) sheet.remove();
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    // The server writes as attributes what a browser sets as properties.
    for (const input of copy.querySelectorAll('input')) {
      if (input.value !== '') input.setAttribute('value', input.value);
      input.toggleAttribute('checked', input.checked);
    }
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
      for (const { name } of attributes) element.removeAttribute(name);
      const sorted = attributes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name, value } of sorted) {
        if (name !== 'defer-hydration') element.setAttribute(name, value);
      }
    }
    copy.normalize();
    return copy.innerHTML.replaceAll(/\s+/g, ' ').trim();
  };
  const elements: Element[] = [];
  const visit = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('talad-')) elements.push(element);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(html === null ? document.body : Document.parseHTMLUnsafe(html).body);
  if (html !== null) {
    return elements.map((element) => ({
      tag: element.localName,
      html: textOf(element.shadowRoot),
    }));
  }
  const stage = document.createElement('div');
  stage.hidden = true;
  document.body.append(stage);
  const texts: ShadowText[] = [];
  for (const element of elements) {
    if (!customElements.get(element.localName)) {
      texts.push({ tag: element.localName, html: '' });
      continue;
    }
    const made = document.createElement(element.localName) as Renderable;
    for (const { name, value } of element.attributes) {
      if (name !== 'defer-hydration' && name !== 'slot') made.setAttribute(name, value);
    }
    made.firstUpdated = () => undefined;
    stage.append(made);
    await made.updateComplete;
    texts.push({ tag: element.localName, html: textOf(made.shadowRoot) });
    made.remove();
  }
  stage.remove();
  return texts;
}

/** Runs in the page: touches every island, and waits until all of them are hydrated. */
export async function wakeIslands(tags: readonly string[]): Promise<void> {
  const islands: Element[] = [];
  const visit = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (tags.includes(element.localName)) islands.push(element);
      else if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document.body);
  for (const island of islands) {
    island.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    await customElements.whenDefined(island.localName);
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.all(islands.map((island) => (island as Renderable).updateComplete));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
