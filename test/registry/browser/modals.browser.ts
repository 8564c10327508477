// Imported first: it patches LitElement before the test library defines elements with it.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { watchClicks } from '../../../elements/client/watch-clicks.ts';
import { openModal } from '../../../elements/client/modals/modal-stack.ts';
import { openDrawer } from '../../../elements/parts/cart/cart-drawer.ts';
import * as modals from '../../../elements/parts/modal/open-modal.ts';
import { contents } from '../../../elements/parts/modal/contents.ts';
import type { ModalContent } from '../../../elements/parts/modal/modal-content.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

/** Names of the specification, with content of this test, because it tests only the modal. */
const shows = (content: ModalContent) => async () => ({ content });
let drawn = 0;
Object.assign(contents, {
  CouponDetail: shows({
    heading: ({ n }) => `คูปองที่ ${n}`,
    render: ({ opener }) => {
      drawn += 1;
      return html`<p>${opener.dataset['code']}</p>
        <a id="terms" href="/terms" data-modal="TermOfService">เงื่อนไข</a>`;
    },
  }),
  TermOfService: shows({
    heading: () => 'เงื่อนไข',
    render: async () => html`<input id="note" />`,
    keep: true,
  }),
  Purchase: shows({
    heading: () => 'แพ็กเกจ',
    render: () => Promise.reject(new Error('no answer')),
  }),
});
watchClicks({ modal: modals.openFrom });
addEventListener('popstate', () => void modals.openLinked());

const stage = document.createElement('main');
const open = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('talad-modal')].filter(
    (one) => one.shadowRoot?.querySelector('dialog')?.open,
  );
const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const link = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;
async function press(id: string, hash: string): Promise<void> {
  link(id).focus();
  link(id).click();
  await until(() => location.hash === hash && open().length > 0);
}
async function back(hash: string): Promise<void> {
  history.back();
  await until(() => location.hash === hash);
}

describe('modals', () => {
  beforeEach(() => {
    document.documentElement.lang = 'th';
    stage.innerHTML = `
      <a id="one" href="/coupons/1" data-modal="CouponDetail" data-code="A1">ก</a>
      <a id="two" href="/coupons/2" data-modal="CouponDetail" data-code="B2">ข</a>
      <a id="kept" href="/terms" data-modal="TermOfService">ค</a>
      <a id="broken" href="/plans" data-modal="Purchase">ง</a>`;
    document.body.append(stage);
  });
  afterEach(async () => {
    while (location.hash.startsWith('#modal-')) {
      const { hash } = location;
      history.back();
      await until(() => location.hash !== hash);
    }
    for (const modal of document.querySelectorAll('talad-modal')) modal.remove();
    stage.remove();
  });

  it('a press opens it under its address, the back button closes and destroys it', async () => {
    await press('two', '#modal-CouponDetail_2');
    const [modal] = open();
    expect(words(modal)).to.contain('B2');
    expect(words(modal?.shadowRoot?.querySelector('h2'))).to.equal('คูปองที่ 2');
    expect(modal?.shadowRoot?.querySelector('dialog')?.matches(':modal')).to.equal(true);
    await back('');
    await until(() => document.querySelector('talad-modal') === null);
    expect(document.activeElement).to.equal(link('two'));
  });

  it('its own button closes it and leaves no address behind', async () => {
    await press('one', '#modal-CouponDetail_1');
    open()[0]?.shadowRoot?.querySelector('button')?.click();
    await until(() => location.hash === '' && document.querySelector('talad-modal') === null);
  });

  it('a click outside closes it, but not the second one of a double click on its opener', async () => {
    await press('one', '#modal-CouponDetail_1');
    const dialog = open()[0]?.shadowRoot?.querySelector('dialog');
    dialog?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(dialog?.open).to.equal(true);
    dialog?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    await until(() => location.hash === '' && open().length === 0);

    const shop = { locale: 'th', base: '', api: '/none', browseHref: null } as const;
    await openDrawer(stage, shop, null);
    const cart = stage.querySelector('talad-cart-drawer')?.shadowRoot?.querySelector('dialog');
    await until(() => cart?.open === true);
    cart?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(cart?.open).to.equal(true);
    cart?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    // Wait for its step back in the history before the next test navigates.
    await until(() => cart?.open === false && history.state?.taladCover !== true);
  });

  it('one opens over another, and each step back closes one', async () => {
    await press('one', '#modal-CouponDetail_1');
    await press('terms', '#modal-TermOfService_2');
    expect(open().length).to.equal(2);
    await back('#modal-CouponDetail_1');
    await until(() => open().length === 1);
    await back('');
    await until(() => open().length === 0);
  });

  it('an open cart gives way to it, and is not shown afterwards', async () => {
    const shop = { locale: 'th', base: '', api: '/none', browseHref: null } as const;
    await openDrawer(stage, shop, null);
    const cart = stage.querySelector('talad-cart-drawer')?.shadowRoot?.querySelector('dialog');
    await until(() => cart?.open === true);
    await press('one', '#modal-CouponDetail_1');
    expect(cart?.open).to.equal(false);
    await back('');
    await until(() => open().length === 0);
    expect(cart?.open).to.equal(false);
  });

  it('kept content is hidden and comes back unchanged', async () => {
    await press('kept', '#modal-TermOfService_1');
    await until(() => document.querySelector('#note') !== null);
    document.querySelector<HTMLInputElement>('#note')!.value = 'จำไว้';
    await back('');
    await until(() => open().length === 0);
    expect(document.querySelectorAll('talad-modal').length).to.equal(1);
    await press('kept', '#modal-TermOfService_1');
    expect(document.querySelector<HTMLInputElement>('#note')!.value).to.equal('จำไว้');
    expect(document.querySelectorAll('talad-modal').length).to.equal(1);
  });

  it('an address opens it, closing stays on the page; Forward opens it again', async () => {
    history.replaceState(null, '', '#modal-CouponDetail_2');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => open().length === 1);
    expect(words(open()[0])).to.contain('B2');
    open()[0]?.shadowRoot?.querySelector('button')?.click();
    await until(() => location.hash === '' && open().length === 0);
    history.forward();
    await until(() => location.hash === '#modal-CouponDetail_2' && open().length === 1);
  });

  it('an address that nothing answers to is forgotten, an anchor of the page is left alone', async () => {
    history.replaceState(null, '', '#modal-CouponDetail_9');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => location.hash === '');
    history.replaceState(null, '', '#shipping');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(open().length).to.equal(0);
    expect(location.hash).to.equal('#shipping');
    history.replaceState(null, '', location.pathname);
  });

  it('two presses open one, and a new one waits for an address that is being left', async () => {
    drawn = 0;
    link('one').click();
    link('one').click();
    await until(() => open().length === 1);
    expect(drawn).to.equal(1);
    open()[0]?.shadowRoot?.querySelector('dialog')?.close();
    link('two').click();
    await until(() => location.hash === '#modal-CouponDetail_2' && open().length === 1);
    expect(words(open()[0])).to.contain('B2');
  });

  it('says that its content did not come, and leads to the page that has it', async () => {
    await press('broken', '#modal-Purchase_1');
    await until(() => open()[0]?.querySelector('[role=alert]') !== null);
    expect(words(open()[0]?.querySelector('[role=alert]'))).to.equal('โหลดข้อมูลไม่สำเร็จ');
    expect(open()[0]?.querySelector('a')?.getAttribute('href')).to.equal('/plans');
  });

  it('a listener of the closing can keep the dialog', async () => {
    const dialog = document.createElement('dialog');
    stage.append(dialog);
    let closings = 0;
    await openModal(dialog, { name: 'Gallery', n: 3, onClose: () => (closings += 1) });
    expect(location.hash).to.equal('#modal-Gallery_3');
    dialog.close();
    await until(() => closings === 1 && location.hash === '');
    expect(dialog.isConnected).to.equal(true);
  });
});
