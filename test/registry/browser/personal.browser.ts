// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { readConsent, saveConsent } from '../../../elements/client/consent.ts';
import { UNASKED } from '../../../elements/commerce/consent.ts';
import { personalList } from '../../../elements/client/personal-lists.ts';
import type { PersonalKind } from '../../../elements/client/personal-storage.ts';
import { closeToast, toasts } from '../../../elements/client/toasts.ts';
import { toggleItem } from '../../../elements/parts/favourites/toggle-items.ts';
import { products } from '../fixtures.ts';
import { cases, clearStage, defineEverything, mount, settled } from './fixture-kinds.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

await defineEverything();

const kinds: readonly PersonalKind[] = [
  'favorites',
  'recently-viewed',
  'compare',
  'browsing-history',
];
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const DAY = 86_400_000;
const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const stored = (kind: PersonalKind): { items: { id: string; time: number }[] } =>
  JSON.parse(localStorage.getItem(`talad-${kind}`) ?? '{"items":[]}');
beforeEach(() => {
  saveConsent(UNASKED);
  for (const kind of kinds) personalList(kind).clear();
  document.documentElement.lang = 'th';
});
afterEach(() => {
  clearStage();
  for (const toast of toasts.peek()) closeToast(toast.id);
});

describe('the visitor’s own lists', () => {
  for (const [kind, most] of [
    ['favorites', 60],
    ['recently-viewed', 10],
    ['browsing-history', 35],
    ['dropship-history', 10],
  ] as const) {
    it(`${kind}: newest first, each once, ${most} at most`, () => {
      const list = personalList(kind);
      for (let n = 1; n <= most + 3; n += 1) list.add(uuid(n), n);
      list.add(uuid(most), most + 9);
      expect(list.items.peek().length).to.equal(most);
      expect(list.items.peek()[0]).to.deep.equal({ id: uuid(most), time: most + 9 });
      expect(stored(kind).items).to.deep.equal(list.items.peek());
    });
  }

  it('compare: the sixth is refused, nothing falls out by itself', () => {
    const list = personalList('compare');
    for (let n = 1; n <= 5; n += 1) expect(list.add(uuid(n), n)).to.equal(true);
    expect(list.add(uuid(6), 6)).to.equal(false);
    expect(list.items.peek().length).to.equal(5);
    list.remove(uuid(2));
    expect(list.add(uuid(6), 6)).to.equal(true);
  });

  it('history: a product has a line for each day on which it was seen', () => {
    const list = personalList('browsing-history');
    list.add(uuid(1), 5 * DAY);
    list.add(uuid(1), 5 * DAY + 60_000);
    list.add(uuid(1), 6 * DAY);
    expect(list.items.peek().map(({ time }) => time)).to.deep.equal([6 * DAY, 5 * DAY + 60_000]);
  });

  it('another tab changes them, and foreign data in the storage is left out', () => {
    const list = personalList('favorites');
    const items = [
      { id: uuid(1), time: 3 },
      { id: '<b>', time: 2 },
      // Leave out a shop's number, for which the shop would refuse the whole request.
      { id: '7', time: 2 },
      { id: uuid(2) },
      null,
    ];
    localStorage.setItem('talad-favorites', JSON.stringify({ items }));
    dispatchEvent(new StorageEvent('storage', { key: 'talad-favorites' }));
    expect(list.items.peek()).to.deep.equal([{ id: uuid(1), time: 3 }]);
    localStorage.setItem('talad-favorites', '{');
    dispatchEvent(new StorageEvent('storage', { key: 'talad-favorites' }));
    expect(list.items.peek()).to.deep.equal([]);
  });

  it('viewed products are not stored, and are forgotten, without consent; favourites live as long as the tab', () => {
    personalList('recently-viewed').add(uuid(1), 1);
    personalList('favorites').add(uuid(1), 1);
    saveConsent({ ...UNASKED, functionality: false, personalization: false });
    expect(readConsent()?.personalization).to.equal(false);
    expect(localStorage.getItem('talad-recently-viewed')).to.equal(null);
    expect(localStorage.getItem('talad-favorites')).to.equal(null);
    expect(sessionStorage.getItem('talad-favorites')).to.contain(uuid(1));
    personalList('recently-viewed').add(uuid(2), 2);
    expect(localStorage.getItem('talad-recently-viewed')).to.equal(null);
  });
});

describe('hearts', () => {
  it('a press saves the product of its box, says so, and takes it back', async () => {
    const product = products[0]!;
    const stage = document.createElement('main');
    stage.innerHTML = `<ul><li><talad-product-box data-product="${product.product_uuid}"></talad-product-box>
      <button data-keep="favorites" aria-pressed="false"></button></li></ul>
      <button data-keep="compare" data-id="${uuid(7)}" aria-pressed="false"></button>`;
    document.body.append(stage);
    const [heart, compare] = stage.querySelectorAll<HTMLElement>('button');
    await toggleItem(heart!);
    expect(heart!.ariaPressed).to.equal('true');
    expect(toasts.peek().at(-1)?.text).to.equal('เก็บไว้ในรายการโปรดแล้ว');
    expect(personalList('favorites').has(product.product_uuid)).to.equal(true);
    await toggleItem(heart!);
    expect(heart!.ariaPressed).to.equal('false');
    for (let n = 1; n <= 5; n += 1) personalList('compare').add(uuid(n), n);
    await toggleItem(compare!);
    expect(compare!.ariaPressed).to.equal('false');
    expect(toasts.peek().at(-1)?.kind).to.equal('error');
    await until(() => document.querySelector('talad-compare-bar') !== null);
    const bar = document.querySelector('talad-compare-bar')!;
    await settled(bar);
    expect(words(bar.shadowRoot?.querySelector('a'))).to.equal('เปรียบเทียบ5/5');
    bar.remove();
    stage.remove();
  });
});

describe('pages of the visitor’s own lists', () => {
  const caseOf = (tag: string): (typeof cases)[0] => cases.find((one) => one.tag === tag)!;

  it('says what a list is for while it is empty', async () => {
    const list = mount(caseOf('talad-personal-list'), 'th', 'hydrated');
    await until(() => words(list.shadowRoot.querySelector('.empty')).startsWith('ยังไม่มีรายการโปรด'));
    const compare = mount(caseOf('talad-compare'), 'en', 'hydrated');
    await until(() =>
      words(compare.shadowRoot.querySelector('.empty')).startsWith('Nothing to compare yet.'),
    );
  });

  it('a list that can not be loaded says so and tries again', async () => {
    personalList('favorites').add(uuid(1), 1);
    const list = mount(caseOf('talad-personal-list'), 'th', 'client');
    await until(() => words(list.shadowRoot.querySelector('.empty')).startsWith('โหลดสินค้าไม่สำเร็จ'));
    expect(words(list.shadowRoot.querySelector('button'))).to.equal('ลองอีกครั้ง');
  });

  it('shows the products, and a removal can be undone', async () => {
    const [cup, shirt] = products;
    personalList('favorites').add(cup!.product_uuid, 1);
    personalList('favorites').add(shirt!.product_uuid, 2);
    const fresh = document.createElement('talad-personal-list');
    Object.assign(fresh, { locale: 'th', list: 'favorites' });
    document.body.append(fresh);
    await until(() => fresh.shadowRoot?.querySelectorAll('talad-product-box').length === 2);
    fresh.shadowRoot?.querySelector<HTMLElement>('.drop')?.click();
    await until(() => fresh.shadowRoot?.querySelectorAll('talad-product-box').length === 1);
    await until(() => toasts.peek().at(-1)?.stay === 10_000);
    await until(() => fresh.shadowRoot?.activeElement?.matches('.drop') ?? false);
    toasts.peek().at(-1)?.action?.run();
    await until(() => fresh.shadowRoot?.querySelectorAll('talad-product-box').length === 2);
    fresh.remove();
  });

  it('emptying a list can be undone too, and the keyboard continues with the rest', async () => {
    const [cup, shirt] = products;
    const list = personalList('browsing-history');
    const now = Date.now();
    list.add(shirt!.product_uuid, now - 3 * DAY);
    list.add(shirt!.product_uuid, now - DAY);
    list.add(cup!.product_uuid, now);
    const before = list.items.peek();
    const fresh = document.createElement('talad-personal-list');
    Object.assign(fresh, { locale: 'th', list: 'browsing-history' });
    document.body.append(fresh);
    const root = fresh.shadowRoot!;
    const days = (): string[] => Array.from(root.querySelectorAll('h2'), words);
    await until(() => days().length === 3);
    expect(days().slice(0, 2)).to.deep.equal(['วันนี้', 'เมื่อวาน']);
    expect(days()[2]).to.match(/25\d\d$/);
    root.querySelector<HTMLElement>('.foot button')?.click();
    await until(() => root.activeElement?.matches('a.button') ?? false);
    expect(words(root.querySelector('.empty'))).to.contain('ยังไม่มีประวัติการดูสินค้า');
    toasts.peek().at(-1)?.action?.run();
    await until(() => days().length === 3);
    expect(list.items.peek()).to.deep.equal(before);
    // Removing a product removes all its days; undo brings them back to their places.
    root.querySelectorAll<HTMLElement>('.drop')[1]?.click();
    await until(() => days().length === 1);
    toasts.peek().at(-1)?.action?.run();
    await until(() => days().length === 3);
    expect(days()[0]).to.equal('วันนี้');
    fresh.remove();
  });
});
