// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { closeToast, toasts } from '../../../elements/client/toasts.ts';
import { detail, products } from '../fixtures.ts';
import { storeCart } from './describe-hydration.ts';
import {
  cases,
  clearStage,
  defineEverything,
  kinds,
  mount,
  settled,
  type MountedElement,
} from './fixture-kinds.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

localStorage.clear();
await defineEverything();

const KEY = 'talad-sync-cart';
const caseOf = (tag: string, name: string): (typeof cases)[0] =>
  cases.find((one) => one.tag === tag && one.name === name)!;
const inside = <T extends Element = HTMLElement>(element: MountedElement, selector: string): T =>
  element.shadowRoot.querySelector<T>(selector)!;
const words = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const stored = (): { total_quantity: number; products: Record<string, { qty: number }> } =>
  JSON.parse(localStorage.getItem(KEY) ?? '{}');
/**
 * Simulates an empty cart from another tab: nothing else changes a store that lives as long as its
 * page.
 */
function emptyCart(): void {
  const json = JSON.stringify({ products: {}, product_data: {}, last_updated: Date.now() + 1 });
  localStorage.setItem(KEY, json);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: json }));
}

for (const kind of kinds) {
  describe(`behaviour (${kind})`, () => {
    beforeEach(async () => {
      await new Promise((done) => {
        setTimeout(done, 3);
      });
      emptyCart();
      for (const toast of toasts.peek()) closeToast(toast.id);
    });
    afterEach(clearStage);

    it('product box: puts one piece into the cart and says so', async () => {
      const box = mount(caseOf('talad-product-box', 'on sale'), 'th', kind);
      const button = mount(caseOf('talad-cart', 'button'), 'th', kind);
      await settled(box);
      inside(box, 'button').click();
      await until(() => toasts.peek().length === 1);
      expect(toasts.peek()[0]?.text).to.equal('หยิบลงตะกร้าเรียบร้อย');
      expect(stored().total_quantity).to.equal(1);
      await settled(button);
      expect(words(inside(button, '.count'))).to.equal('1');
      expect(inside(button, 'a').getAttribute('aria-label')).to.equal('ตะกร้าสินค้า 1 ชิ้น');
    });

    it('product box: without a picture, it shows that there is none', async () => {
      const box = mount(caseOf('talad-product-box', 'on sale'), 'th', kind);
      box.style.setProperty('--talad-no-picture', 'url("data:image/svg+xml,none")');
      await settled(box);
      const ground = (): string =>
        getComputedStyle(inside(box, '.frame')).getPropertyValue('background-image');
      expect(ground()).to.equal('none');
      Object.assign(box, { product: { ...products[0], image: null } });
      await settled(box);
      expect(ground()).to.contain('svg+xml');
    });

    it('product box: fetches its second picture for a mouse alone', async () => {
      const box = mount(caseOf('talad-product-box', 'on sale'), 'th', kind);
      await settled(box);
      const enters = (pointerType: string) =>
        inside(box, 'article').dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
      enters('touch');
      await settled(box);
      expect(inside(box, '.hover')).to.equal(null);
      enters('mouse');
      await settled(box);
      expect(inside<HTMLImageElement>(box, '.hover img').src).to.contain('cup-side');
    });

    it('product box: leads to the options of a product that has some', async () => {
      const box = mount(caseOf('talad-product-box', 'with options'), 'en', kind);
      await settled(box);
      expect(inside(box, '[part=add]').getAttribute('href')).to.equal('/product/cup/1');
    });

    it('product: asks for all options before it adds', async () => {
      const element = mount(caseOf('talad-product', 'with options'), 'th', kind);
      await settled(element);
      inside(element, '[part=add]').click();
      await until(() => toasts.peek().length === 1);
      expect(toasts.peek()[0]?.text).to.equal('กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ');
      expect(element.shadowRoot.activeElement).to.equal(inside(element, 'input[type=radio]'));
      expect(stored().total_quantity ?? 0).to.equal(0);
    });

    it('product: merges the chosen variant, toggles it off again, adds it', async () => {
      const element = mount(caseOf('talad-product', 'with options'), 'th', kind);
      await settled(element);
      const radio = (value: string): HTMLInputElement => inside(element, `input[value=${value}]`);
      const costs = (price: string): Promise<void> =>
        until(() => words(inside(element, '.prices .now')) === price);
      radio('indigo').click();
      radio('l').click();
      await costs('฿350');
      expect(words(inside(element, '.code'))).to.equal('รหัสสินค้า CUP-12');
      radio('l').click();
      await costs('฿290 - ฿350');
      expect(radio('l').checked).to.equal(false);
      radio('l').click();
      await costs('฿350');
      inside(element, '[part=add]').click();
      await until(() => toasts.peek().length === 1);
      const { products: lines } = stored();
      expect(Object.keys(lines)).to.deep.equal([detail.subproducts[1]?.product_uuid]);
    });

    it('product: keeps a choice that is picked again, with the attribute for it', async () => {
      const element = mount(caseOf('talad-product', 'with options'), 'th', kind);
      Object.assign(element, { noToggle: true });
      await settled(element);
      const radio = inside<HTMLInputElement>(element, 'input[value=l]');
      const chosen = (): string => words(radio.closest('fieldset')!.querySelector('legend')!);
      const before = chosen();
      radio.click();
      await until(() => chosen() !== before);
      radio.click();
      await settled(element);
      expect(radio.checked).to.equal(true);
    });

    it('product: strikes through what is sold out with the other choice', async () => {
      const element = mount(caseOf('talad-product', 'with options'), 'en', kind);
      await settled(element);
      inside(element, 'input[value=white]').click();
      await until(
        () => inside(element, 'input[value=l]').getAttribute('aria-label') === 'ใหญ่ (sold out)',
      );
      inside(element, 'input[value=l]').click();
      await until(() => inside<HTMLButtonElement>(element, '[part=add]').disabled);
      expect(inside<HTMLButtonElement>(element, '[part=add]').disabled).to.equal(true);
      expect(words(inside(element, '[part=add]'))).to.equal('Sold out');
    });

    it('product: takes no more than is left', async () => {
      const element = mount(caseOf('talad-product', 'plain'), 'th', kind);
      await settled(element);
      const field = inside<HTMLInputElement>(element, 'input[type=number]');
      for (const [typed, corrected] of [
        ['99', '12'],
        ['2.7', '2'],
        ['', '1'],
        ['-4', '1'],
      ] as const) {
        field.value = typed;
        field.dispatchEvent(new Event('change'));
        await settled(element);
        expect(field.value).to.equal(corrected);
      }
    });

    it('product: where the code of the cart does not come, the form goes its own way', async () => {
      const element = mount(caseOf('talad-product', 'plain'), 'th', kind);
      await settled(element);
      let sent: FormData | undefined;
      const form = inside<HTMLFormElement>(element, 'form');
      form.submit = () => void (sent = new FormData(form));
      Object.assign(element, { load: () => Promise.reject(new TypeError('offline')) });
      inside(element, '[part=add]').click();
      await until(() => sent !== undefined);
      expect(sent?.get('product_uuid')).to.not.equal(null);
      expect(sent?.get('quantity')).to.equal('1');
    });

    it('quantity: is a form control', async () => {
      const element = mount(caseOf('talad-quantity', 'limited'), 'en', kind);
      const form = document.createElement('form');
      element.replaceWith(form);
      form.append(element);
      await settled(element);
      const values: number[] = [];
      form.addEventListener('talad-quantity-change', (event) => values.push(event.quantity));
      const [, more] = element.shadowRoot.querySelectorAll('button');
      more?.click();
      await settled(element);
      expect(new FormData(form).get('quantity')).to.equal('3');
      expect(more?.disabled).to.equal(true);
      expect(values).to.deep.equal([3]);
      form.reset();
      await settled(element);
      expect(new FormData(form).get('quantity')).to.equal('2');
      form.remove();
    });

    it('cart: opens as a dialog, closes, and follows another tab', async () => {
      const cart = mount(caseOf('talad-cart', 'button'), 'th', kind);
      await settled(cart);
      inside(cart, 'a').click();
      await until(() => cart.shadowRoot.querySelector('talad-cart-drawer') !== null);
      const drawer = cart.shadowRoot.querySelector('talad-cart-drawer') as MountedElement;
      await settled(drawer);
      const dialog = inside<HTMLDialogElement>(drawer, 'dialog');
      expect(dialog.open).to.equal(true);
      expect(dialog.matches(':modal')).to.equal(true);
      inside(drawer, 'button').click();
      expect(dialog.open).to.equal(false);
      storeCart();
      const now = {
        ...JSON.parse(localStorage.getItem(KEY) ?? ''),
        last_updated: Date.now() + 5,
        total_quantity: 3,
      };
      localStorage.setItem(KEY, JSON.stringify(now));
      dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(now) }));
      await settled(cart);
      expect(words(inside(cart, '.count'))).to.equal('3');
    });

    it('cart lines: groups by shop, prices from the server, removal that can be undone', async () => {
      fillCart();
      const lines = mount(caseOf('talad-cart-lines', 'lines'), 'th', kind);
      await until(() => inSums(lines, '.net').length === 2);
      const groups = [...lines.shadowRoot.querySelectorAll('.group')];
      expect(groups.map((group) => words(group.querySelector('h2')!))).to.deep.equal([
        'บ้านดินเผา',
        'ฝ้ายทอมือ',
      ]);
      expect(words(inSums(lines, '.net dd')[0]!)).to.equal('฿630');
      expect(words(inSums(lines, '.free')[0]!)).to.equal('ซื้อเพิ่มอีก ฿420 ส่งฟรี');
      expect(words(groups[1]!.querySelector('.refusal')!)).to.equal(
        'จำนวนสินค้าไม่เพียงพอ (เหลือ 1 ชิ้น)',
      );
      const field = groups[1]!.querySelector<HTMLInputElement>('input[type=number]')!;
      const drawn = field.value;
      field.value = 'x';
      field.dispatchEvent(new Event('change'));
      await settled(lines);
      expect(field.value).to.equal(drawn);
      groups[1]!.querySelector<HTMLElement>('.remove')!.click();
      await until(() => lines.shadowRoot.querySelectorAll('.group').length === 1);
      await until(() => toasts.peek().at(-1)?.action !== undefined);
      toasts.peek().at(-1)?.action?.run();
      await until(() => lines.shadowRoot.querySelectorAll('.group').length === 2);
    });

    it('cart lines: lead to the seller’s page, else to the front page of their site', async () => {
      fillCart();
      const lines = mount(caseOf('talad-cart-lines', 'lines'), 'th', kind);
      await until(() => lines.shadowRoot.querySelectorAll('.group').length === 2);
      const leadsTo = () => inside(lines, 'h2 a').getAttribute('href');
      expect(leadsTo()).to.equal('/');
      lines.setAttribute('base', '/web/alpha');
      await settled(lines);
      expect(leadsTo()).to.equal('/web/alpha');
    });

    it('cart lines: say why a checkout was refused', async () => {
      fillCart();
      const lines = mount(caseOf('talad-cart-lines', 'lines'), 'th', kind);
      await until(() => inSums(lines, '.net').length === 2);
      inSums(lines, '[part=checkout]')[1]!.click();
      await until(() => toasts.peek().at(-1)?.text.startsWith('พบข้อผิดพลาด') === true);
      expect(toasts.peek().at(-1)?.text).to.equal(
        'พบข้อผิดพลาด Celadon vase with a narrow neck, for one branch: สินค้าหมด',
      );
    });

    it('cart lines: keep everything when the server is down', async () => {
      fillCart();
      const one = caseOf('talad-cart-lines', 'lines');
      const lines = mount(one, 'th', kind);
      lines.setAttribute('api', '/broken/v1');
      const again = lines.parentElement!;
      lines.remove();
      again.append(lines);
      await until(() => lines.shadowRoot.querySelector('.notice') !== null);
      expect(words(inside(lines, '.notice span'))).to.equal(
        'ยังตรวจสอบราคาล่าสุดไม่ได้ สินค้าในตะกร้ายังอยู่ครบ',
      );
      expect(lines.shadowRoot.querySelectorAll('li').length).to.equal(2);
    });

    it('cart page: an empty cart says what to do next', async () => {
      const page = mount(caseOf('talad-cart-page', 'page'), 'th', kind);
      await settled(page);
      const lines = page.shadowRoot.querySelector('talad-cart-lines') as MountedElement;
      await until(() => lines.shadowRoot.querySelector('.empty') !== null);
      expect(inside(lines, '.empty a').getAttribute('href')).to.equal('/search');
    });

    it('slideshow: moves on, pauses, and hides from readers what is not shown', async () => {
      const show = mount(caseOf('talad-slideshow', 'SlideShowSection'), 'th', kind);
      await settled(show);
      const slides = show.shadowRoot.querySelectorAll('[part=slide]');
      expect(slides[0]?.getAttribute('aria-hidden')).to.equal(null);
      expect(slides[1]?.getAttribute('aria-hidden')).to.equal('true');
      inside(show, '[aria-label="ภาพถัดไป"]').click();
      await settled(show);
      expect(slides[0]?.getAttribute('aria-hidden')).to.equal('true');
      inside(show, '[aria-label="หยุดเลื่อนภาพ"]').click();
      await settled(show);
      expect(inside(show, '[aria-label="เลื่อนภาพต่อ"]')).to.not.equal(null);
      expect(inside<HTMLImageElement>(show, 'img').loading).to.not.equal('lazy');
    });
  });
}

/** Returns elements that match the selector in the sums of each shop's group. */
function inSums(lines: MountedElement, selector: string): readonly HTMLElement[] {
  return [...lines.shadowRoot.querySelectorAll('talad-cart-sums')].flatMap((sums) => [
    ...(sums.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]);
}

function fillCart(): void {
  storeCart();
  const now = { ...JSON.parse(localStorage.getItem(KEY) ?? ''), last_updated: Date.now() + 5 };
  localStorage.setItem(KEY, JSON.stringify(now));
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(now) }));
}

describe('whatever comes', () => {
  afterEach(clearStage);
  const hostile = [
    '',
    'null',
    '{',
    '[]',
    '7',
    '"x"',
    '{"suboptions":1}',
    '{"title":{},"slides":{}}',
  ];
  for (const one of new Map(cases.map((entry) => [entry.tag, entry])).values()) {
    it(`${one.tag} draws, or draws nothing, and throws nothing`, async () => {
      const failed: unknown[] = [];
      const note = (event: PromiseRejectionEvent): void => void failed.push(event.reason);
      addEventListener('unhandledrejection', note);
      for (const value of hostile) {
        const element = document.createElement(one.tag);
        for (const name of Object.keys(one.attributes('th'))) element.setAttribute(name, value);
        element.setAttribute('locale', 'xx');
        document.body.append(element);
        await settled(element);
        element.remove();
      }
      removeEventListener('unhandledrejection', note);
      expect(failed.map(String)).to.deep.equal([]);
    });
  }

  it('clips no Thai mark in a two-line title', async () => {
    const box = mount(caseOf('talad-product-box', 'on sale'), 'th', 'client');
    box.style.width = '160px';
    await settled(box);
    const { lineHeight, fontSize } = getComputedStyle(inside(box, '.title'));
    // Glyphs of Noto Sans Thai reach from 1.06 em above to 0.45 em below the baseline.
    expect(parseFloat(lineHeight) / parseFloat(fontSize)).to.be.at.least(1.52);
    expect(products[0]?.title).to.contain('กุ้ง');
  });
});
