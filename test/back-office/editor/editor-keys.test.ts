import type { Frame, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { editorSuite, headline } from '../../support/browser/editor-page.ts';

const { open, put } = editorSuite();

/** With header and footer, the page has the 300 blocks of design §9. */
const BLOCKS = 298;
const KEYS = 10;

/** Checks design §9 without a clock: the work for a key does not grow with the page. */
it('a key in a page of 300 blocks sends one message and renders one field, one row, one section', async () => {
  await put(
    'long',
    Array.from({ length: BLOCKS }, (_, index) => headline(`b_${index}`, `Title ${index}`)),
  );
  const { page, canvas } = await open({ name: 'long' });
  await canvas.locator('talad-headline').first().click();
  const field = page.getByRole('textbox', { name: 'Heading', exact: true });
  // Type once before measuring: the first key also shows 'not saved yet' and adds a history entry.
  await field.fill('New ');
  await canvas.getByText('New', { exact: true }).waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');

  const sent = await watchMessages(page);
  const redrawn = await watchRenders(page);
  const patched = await watchSections(frame);
  const counted = await watchLayouts(page);
  await field.pressSequentially('n'.repeat(KEYS));
  const layouts = await counted();
  await canvas.getByText(`New ${'n'.repeat(KEYS)}`, { exact: true }).waitFor();

  expect(await sent()).toEqual(Array(KEYS).fill('ops'));
  expect(await patched()).toEqual(['b_0']);
  const { rows, fields, others } = await redrawn();
  expect(rows).toEqual(['b_0']);
  expect(fields).toEqual(['Heading']);
  // Only the list that holds the row renders, but no tab, switch or menu.
  expect(others).toEqual(['Sections of this page']);
  // Three layouts are expected, of the field, the frame around it and the canvas. Measuring the
  // page would take seven or more.
  expect(layouts.LayoutCount / KEYS).toBeLessThan(4.5);
  expect(layouts.RecalcStyleCount / KEYS).toBeLessThan(5.5);
});

/** Records the types of messages to the canvas from now on. */
async function watchMessages(page: Page): Promise<() => Promise<readonly string[]>> {
  const types = await page.evaluateHandle(() => {
    const seen: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called on its own port below
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown, ...rest: never[]) {
      // React also schedules its work by a port, with empty messages.
      if (typeof message === 'object' && message && 'type' in message)
        seen.push(String(message.type));
      return postMessage.call(this, message, ...rest);
    };
    return seen;
  });
  return () => types.jsonValue();
}

interface Redrawn {
  readonly rows: readonly string[];
  readonly fields: readonly string[];
  readonly others: readonly string[];
}

/** React keeps each element's latest props on it: different props prove another render. */
async function watchRenders(page: Page): Promise<() => Promise<Redrawn>> {
  const before = await page.evaluateHandle(() => {
    const propsOf = (element: Element): unknown => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key && Reflect.get(element, key);
    };
    const known = new Map([...document.body.querySelectorAll('*')].map((e) => [e, propsOf(e)]));
    return { known, propsOf };
  });
  return () =>
    before.evaluate(({ known, propsOf }) => {
      const all = [...document.body.querySelectorAll('*')].filter(
        (element) => propsOf(element) !== known.get(element),
      );
      const names = (selector: string, nameOf: (one: Element) => string | null | undefined) => [
        ...new Set(all.flatMap((element) => element.closest(selector) ?? []).map(nameOf)),
      ];
      return {
        rows: names('[role=row]', (row) => row.getAttribute('data-row')).map(String),
        fields: names('.MuiFormControl-root', (one) => one.querySelector('label')?.textContent).map(
          String,
        ),
        others: all
          .filter((element) => element.matches('button, a, input, textarea, [role]'))
          .filter((element) => !element.closest('[role=row], .MuiFormControl-root'))
          // On a slow machine, a pause between two keys adds a history entry, which its buttons
          // name.
          .filter((e) => !e.closest('header') || e.matches('[aria-label^="Page:"]'))
          .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120)),
      };
    });
}

/** Returns the ids of the canvas' sections in which anything changes. */
async function watchSections(frame: Frame): Promise<() => Promise<readonly string[]>> {
  const ids = await frame.evaluateHandle(() => {
    const seen = new Set<string>();
    const hosts = [...document.querySelectorAll('main [data-block-id]')];
    const what = { subtree: true, childList: true, characterData: true, attributes: true } as const;
    for (const host of hosts) {
      const note = new MutationObserver(() => seen.add(host.getAttribute('data-block-id') ?? ''));
      note.observe(host, what);
      if (host.shadowRoot) note.observe(host.shadowRoot, what);
    }
    return seen;
  });
  return () => ids.evaluate((seen) => [...seen]);
}

type Counted = Readonly<Record<'LayoutCount' | 'RecalcStyleCount', number>>;

async function watchLayouts(page: Page): Promise<() => Promise<Counted>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<Counted> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return {
      LayoutCount: valueOf('LayoutCount'),
      RecalcStyleCount: valueOf('RecalcStyleCount'),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      LayoutCount: after.LayoutCount - before.LayoutCount,
      RecalcStyleCount: after.RecalcStyleCount - before.RecalcStyleCount,
    };
  };
}
