// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { createAnalytics } from '../../../elements/client/analytics/create-analytics.ts';
import { saveConsent } from '../../../elements/client/consent.ts';
import { UNASKED } from '../../../elements/commerce/consent.ts';
import { closeToast, showToast, toasts } from '../../../elements/client/toasts.ts';
import { showProgress } from '../../../elements/parts/progress/show-progress.ts';
import { cases, clearStage, defineEverything, mount, settled } from './fixture-kinds.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

await defineEverything();

/** Requests to Google, which are blocked. */
let sent: URL[] = [];
let answer: () => Promise<Response> = async () => new Response(null, { status: 204 });
const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;
const names = (): readonly (string | null)[] => sent.map((url) => url.searchParams.get('en'));
describe('analytics', () => {
  beforeEach(() => {
    sent = [];
    answer = async () => new Response(null, { status: 204 });
    globalThis.fetch = (url) => {
      sent.push(new URL(url instanceof Request ? url.url : url));
      return answer();
    };
    saveConsent(UNASKED);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    globalThis.setTimeout = realTimeout;
    saveConsent(UNASKED);
  });

  it('an event without an action is not counted', async () => {
    saveConsent({ ...UNASKED, analytics: true });
    const analytics = createAnalytics({ ga4: 'G-TALAD123' });
    await analytics.track('');
    await analytics.track('   ');
    await analytics.track('search', { search_term: 'ถ้วย' });
    expect(names()).to.deep.equal(['search']);
    expect(sent[0]?.searchParams.get('tid')).to.equal('G-TALAD123');
    expect(sent[0]?.searchParams.get('ep.search_term')).to.equal('ถ้วย');
  });

  it('says what the page is once it is allowed, and stops when it is not any more', async () => {
    const analytics = createAnalytics({ ga4: 'G-TALAD123' });
    await analytics.track('page_view');
    await analytics.track('add_to_cart');
    expect(sent).to.deep.equal([]);
    saveConsent({ ...UNASKED, analytics: true });
    await until(() => sent.length === 1);
    expect(names()).to.deep.equal(['page_view']);
    expect(document.cookie).to.contain('talad_visitor=');
    saveConsent({ ...UNASKED, analytics: false });
    await analytics.track('add_to_cart');
    expect(sent.length).to.equal(1);
    expect(document.cookie).to.not.contain('talad_visitor=');
  });

  it('a link that leads away is followed after 250 ms, whatever the service does', async () => {
    saveConsent({ ...UNASKED, analytics: true });
    const delays: (number | undefined)[] = [];
    globalThis.setTimeout = ((run: () => void, delay?: number) => {
      delays.push(delay);
      return realTimeout(run, 0);
    }) as typeof setTimeout;
    answer = () => new Promise(() => undefined);
    const went: string[] = [];
    const analytics = createAnalytics({ ga4: 'G-TALAD123' });
    await analytics.follow('https://elsewhere.example/', (href) => went.push(href));
    expect(went).to.deep.equal(['https://elsewhere.example/']);
    expect(delays).to.deep.equal([250]);
    const click = sent.find((url) => url.searchParams.get('en') === 'click');
    expect(click?.searchParams.get('ep.link_url')).to.equal('https://elsewhere.example/');
  });
});

describe('times of messages and of the progress bar (spec §9)', () => {
  let delays: (number | undefined)[] = [];
  let late: (() => void)[] = [];
  beforeEach(() => {
    for (const toast of toasts.peek()) closeToast(toast.id);
    delays = [];
    late = [];
    globalThis.setTimeout = ((run: () => void, delay?: number) => {
      if ((delay ?? 0) < 900) return realTimeout(run, delay);
      delays.push(delay);
      late.push(run);
      return -1;
    }) as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = realTimeout;
    for (const toast of toasts.peek()) closeToast(toast.id);
    clearStage();
  });
  const host = () =>
    mount(
      cases.find(({ tag }) => tag === 'talad-toast')!,
      'th',
      'client',
    );

  it('comes in 300 ms, stays 5 s, goes in 1 s', async () => {
    const element = host();
    showToast({ text: 'หยิบลงตะกร้าเรียบร้อย', kind: 'done' });
    await settled(element);
    const toast = element.shadowRoot.querySelector<HTMLElement>('.toast')!;
    expect(getComputedStyle(toast).transitionDuration.split(', ')[0]).to.equal('0.3s');
    expect(delays).to.deep.equal([5000]);
    late.shift()?.();
    expect(getComputedStyle(toast).transitionDuration.split(', ')[0]).to.equal('1s');
    expect(delays).to.deep.equal([5000, 1000]);
    late.shift()?.();
    await settled(element);
    expect(element.shadowRoot.querySelector('.toast')).to.equal(null);
  });

  it('with details it stays until it is closed, and a press shows them', async () => {
    const element = host();
    showToast({ text: '#04711', kind: 'error', detail: 'Error: no shelf' });
    await settled(element);
    expect(delays).to.deep.equal([]);
    const toast = element.shadowRoot.querySelector<HTMLElement>('.toast')!;
    expect(toast.querySelector('pre')).to.equal(null);
    toast.click();
    await settled(element);
    expect(toast.querySelector('pre')?.textContent).to.equal('Error: no shelf');
    toast.querySelector<HTMLElement>('button[aria-label]')?.click();
    await settled(element);
    expect(element.shadowRoot.querySelector('.toast')).to.equal(null);
  });

  it('the bar gives up by itself after 10 s', async () => {
    const end = showProgress();
    const bar = document.querySelector('talad-progress')!;
    await settled(bar);
    const line = bar.shadowRoot?.querySelector('.base');
    expect(line?.matches(':popover-open')).to.equal(true);
    expect(delays).to.deep.equal([10_000]);
    late.shift()?.();
    await settled(bar);
    expect(line?.matches(':popover-open')).to.equal(false);
    end();
    bar.remove();
  });
});
