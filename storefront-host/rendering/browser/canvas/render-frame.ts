import { render, type TemplateResult } from 'lit';
import { frameAbove, frameBelow, type FrameData } from '@talad/elements/pages/frame/page-frame';
import { parts } from '@talad/elements/parts/index';
import { define } from '@talad/elements/schema/define';
import { isFrame, type PageDocument } from '@talad/elements/page/page';
import { styleNewElements } from './look-styles.ts';

const tags = [
  'talad-header',
  'talad-category-bar',
  'talad-footer',
  'talad-contact-widget',
  'talad-bottom-menu',
] as const;

const loadElements = () =>
  Promise.all(tags.map(async (tag) => [tag, await parts[tag].load()] as const));

/** Fetches all files for rendering them again, while there is a connection. */
export async function fetchFrame(): Promise<void> {
  await loadElements();
}

/** Renders header, footer and their overlays again, by the templates of every page. */
export async function renderFrame(given: unknown, page: PageDocument): Promise<void> {
  const main = document.querySelector('main');
  if (!isFrameData(given) || !main) return;
  // Remove the server's elements before they are defined, because there is no data to hydrate them.
  const elements = await loadElements();
  if (!customElements.get('talad-header')) {
    for (const one of document.querySelectorAll(tags.join(','))) one.remove();
  }
  for (const [tag, element] of elements) define(tag, element);
  styleNewElements();
  const [header, footer] = [page.blocks[0], page.blocks.at(-1)].map((block) =>
    block && isFrame(block) ? block.id : undefined,
  );
  put(frameAbove(given, header), main);
  put(frameBelow(given, footer), document.querySelector('talad-toast') ?? main.nextSibling);
  await Promise.all(
    tags.map(async (tag) => {
      const element = document.querySelector(tag);
      if (element && 'updateComplete' in element) await element.updateComplete;
    }),
  );
}

function put(template: TemplateResult, before: ChildNode | null): void {
  render(template, document.body, { renderBefore: before });
}

/** Returns whether the message has frame data; the content comes from our own server, through the editor. */
function isFrameData(given: unknown): given is FrameData {
  return (
    typeof given === 'object' &&
    given !== null &&
    ['site', 'header', 'footer'].every((part) => part in given)
  );
}
