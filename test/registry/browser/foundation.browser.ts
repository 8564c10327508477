import { expect } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';
import { showToast, toasts } from '../../../elements/client/toasts.ts';
import { define } from '../../../elements/schema/define.ts';
import { SignalWatcher } from '../../../elements/schema/signal-watcher.ts';
import { TaladElement } from '../../../elements/schema/talad-element.ts';
import { describe, it } from './mocha.ts';

/** A signal that changes with every message. */
const last = (): number => toasts.value.at(-1)?.id ?? 0;
const change = (): void => showToast({ text: 'x', kind: 'done' });

class CountElement extends SignalWatcher {
  renders = 0;
  override render(): TemplateResult {
    this.renders += 1;
    return html`<p>${last()}</p>`;
  }
}
define('test-count', CountElement);

async function shown(): Promise<CountElement> {
  const element = new CountElement();
  document.body.append(element);
  await element.updateComplete;
  return element;
}

describe('an element that reads signals', () => {
  it('renders again when one changes', async () => {
    const element = await shown();
    change();
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal(String(last()));
    element.remove();
  });

  it('hears nothing once it is removed, even when it is changed afterwards', async () => {
    const element = await shown();
    element.remove();
    element.locale = 'th';
    await element.updateComplete;
    const before = element.renders;
    change();
    change();
    await element.updateComplete;
    expect(element.renders).to.equal(before);
  });

  it('shows what it missed when it comes back', async () => {
    const element = await shown();
    element.remove();
    change();
    document.body.append(element);
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal(String(last()));
    change();
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal(String(last()));
    element.remove();
  });
});

describe('define', () => {
  it('keeps the first copy of a tag and says so when another version comes', () => {
    const events: string[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]): void => void events.push(words.join(' '));
    class Newer extends TaladElement {
      static override readonly taladVersion = '9.0.0';
    }
    class Same extends TaladElement {}
    define('test-count', Newer);
    define('test-count', Same);
    console.warn = warn;
    expect(customElements.get('test-count')).to.equal(CountElement);
    expect(events).to.deep.equal(['test-count 9.0.0 not defined: Error: 0.1.0']);
  });
});
