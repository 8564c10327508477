// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { closeToast, toasts } from '../../../elements/client/toasts.ts';
import { cases, clearStage, defineEverything, kinds, mount, settled } from './fixture-kinds.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

await defineEverything();

const share = cases.find(({ tag }) => tag === 'talad-share')!;
const { url = '', heading = '' } = share.attributes('th') as Record<string, string>;

/** Defines a capability of the device. */
function device(ability: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, ability, { configurable: true, value });
}

describe('sending a page on', () => {
  beforeEach(() => {
    for (const { id } of toasts.peek()) closeToast(id);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
    clearStage();
  });

  async function press(button: 'share' | 'copy', kind: (typeof kinds)[number]): Promise<void> {
    const element = mount(share, 'th', kind);
    await settled(element);
    element.shadowRoot.querySelector<HTMLElement>(`.${button}`)?.click();
    await settled(element);
  }

  for (const kind of kinds) {
    it(`opens the device’s own sheet with address and name (${kind})`, async () => {
      const sent: unknown[] = [];
      device('share', async (what: unknown) => sent.push(what));
      await press('share', kind);
      expect(sent).to.deep.equal([{ url, title: heading }]);
      expect(toasts.peek()).to.deep.equal([]);
    });
  }

  it('shows no message when the sheet is closed', async () => {
    let isClosed = false;
    device('share', async () => {
      isClosed = true;
      throw new DOMException('Share canceled', 'AbortError');
    });
    await press('share', 'client');
    expect(isClosed).to.equal(true);
    expect(toasts.peek()).to.deep.equal([]);
  });

  it('copies the address where there is no sheet, and says so', async () => {
    let copied = '';
    device('share', undefined);
    device('clipboard', { writeText: async (text: string) => void (copied = text) });
    await press('share', 'client');
    await until(() => toasts.peek().length === 1);
    expect(copied).to.equal(url);
    expect(toasts.peek()[0]?.kind).to.equal('done');
  });

  it('shows the address where it may not be copied either', async () => {
    device('clipboard', { writeText: () => Promise.reject(new DOMException('no')) });
    await press('copy', 'client');
    await until(() => toasts.peek().length === 1);
    expect(toasts.peek()[0]?.text).to.equal(url);
  });
});
