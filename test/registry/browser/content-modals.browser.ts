// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { watchClicks } from '../../../elements/client/watch-clicks.ts';
import * as modals from '../../../elements/parts/modal/open-modal.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

watchClicks({ modal: modals.openFrom });

/** The server's answers, by the end of the requested path. */
let answers: Record<string, { readonly status?: number; readonly body: unknown }> = {};
let requests: { readonly path: string; readonly body: unknown }[] = [];
const network = window.fetch;
const stage = document.createElement('main');
const modal = (): HTMLElement | null => document.querySelector('talad-modal');
const words = (): string => (modal()?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
async function open(markup: string): Promise<void> {
  stage.innerHTML = markup;
  stage.querySelector<HTMLElement>('[data-modal]')!.click();
  await until(() => modal()?.shadowRoot?.querySelector('dialog')?.open === true);
}

describe('modals of help, contact, blog and link-in-bio', () => {
  beforeEach(() => {
    document.documentElement.lang = 'th';
    document.body.append(stage);
    requests = [];
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const sent = await request.text();
      requests.push({ path, body: sent ? JSON.parse(sent) : null });
      const { status = 200, body } = answers[path.split('/').at(-1) ?? ''] ?? {
        status: 404,
        body: {},
      };
      return new Response(JSON.stringify(body), { status });
    };
  });
  afterEach(async () => {
    window.fetch = network;
    if (location.hash.startsWith('#modal-')) {
      history.back();
      await until(() => !location.hash.startsWith('#modal-'));
    }
    document.querySelector('talad-modal')?.remove();
    stage.remove();
  });

  it('a registration says what is wrong where it is, keeps what was typed, and thanks', async () => {
    const refusal = {
      message: 'กรุณาแก้ไขข้อมูล',
      fields: [{ path: 'data/phone', message: 'เบอร์โทรไม่ถูกต้อง' }],
    };
    answers = { seminar: { status: 400, body: { error: true, code: 'VALIDATION', ...refusal } } };
    await open(`<a href="#register" data-modal="SeminarRegister">ลงทะเบียน</a>
      <form id="form-seminar"><input type="hidden" name="page" value="/blog/a/9">
        <input type="hidden" name="about" value="9">
        <label for="n">ชื่อ</label><input id="n" name="name">
        <label for="p">โทร</label><input id="p" name="phone">
        <div class="entry-end"><button type="submit">ส่ง</button></div></form>`);
    const form = modal()!.querySelector('form')!;
    form.querySelector<HTMLInputElement>('[name=name]')!.value = 'สมหญิง';
    form.querySelector<HTMLInputElement>('[name=phone]')!.value = '12';
    form.requestSubmit();
    await until(() => words().includes('เบอร์โทรไม่ถูกต้อง'));
    const phone = form.querySelector<HTMLInputElement>('[name=phone]')!;
    expect([phone.getAttribute('aria-invalid'), phone.value]).to.deep.equal(['true', '12']);
    expect(document.activeElement).to.equal(phone);
    answers = { seminar: { body: { ok: true } } };
    phone.value = '0812345678';
    form.requestSubmit();
    await until(() => words().includes('ลงทะเบียนเรียบร้อยแล้ว'));
    expect(requests.at(-1)?.body).to.deep.equal({
      data: { name: 'สมหญิง', phone: '0812345678' },
      about: 9,
    });
    // The page's own form is unchanged.
    expect(stage.querySelector<HTMLInputElement>('#n')?.value).to.equal('');
  });

  it('a post is read over the list', async () => {
    const blog = {
      title: 'เปิดเตา',
      summary: 'ถ้วยชุดแรก',
      html: '<p>ร้อน <b>1,230</b> องศา</p>',
      author: 'สมชาย',
      image: null,
      blog_created: '2026-11-01T00:00:00.000Z',
    };
    answers = { 7: { body: { blog } } };
    await open(`<a href="/blog/kiln/7" data-modal="BlogDetail" data-id="7">อ่านย่อ</a>`);
    await until(() => words().includes('1,230'));
    expect(words()).to.contain('1 พฤศจิกายน 2569 · สมชาย');
    expect(modal()?.querySelector('.modal-actions a')?.getAttribute('href')).to.equal(
      '/blog/kiln/7',
    );
  });

  it('terms are read without leaving the form', async () => {
    const sections = [{ heading: 'ผู้ให้บริการ', paragraphs: ['เรา'], items: ['ข้อหนึ่ง'] }];
    const body = { title: '', changed: '2026-02-03T00:00:00.000Z', intro: ['ข้อกำหนดนี้'], sections };
    answers = { terms: { body } };
    await open(`<a href="/terms" data-modal="TermOfService">ข้อกำหนด</a>`);
    await until(() => words().includes('1. ผู้ให้บริการ'));
    expect(words()).to.contain('3 กุมภาพันธ์ 2569');
  });

  it('a feature is shown whole, and leads on as it does on the page', async () => {
    await open(`<ul><li><picture><img alt="เตา"></picture><h3>เตาไม้</h3><p class="desc">ยาวมาก</p>
      <a href="/a" data-modal="FeatureDetail" data-video="https://video.example/1" data-link="javascript:alert(1)">ดู</a></li></ul>`);
    await until(() => words().includes('ยาวมาก'));
    expect(modal()?.querySelector('img')?.alt).to.equal('เตา');
    const links = [...modal()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links[0]).to.equal('https://video.example/1');
    expect(links.join()).not.to.contain('javascript');
  });

  it('a page of links is shared as a code, and to other places', async () => {
    const url = 'https://talad.example/web/din/link-in-bio';
    await open(
      `<a href="https://line.example" data-modal="LinkInBioShare" data-url="${url}" data-title="ดิน">แชร์</a>`,
    );
    await until(() => words().includes('talad.example/web/din/link-in-bio'));
    expect(modal()?.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 0 37 37');
    await until(
      () => modal()?.querySelector('talad-share')?.shadowRoot?.querySelector('a') !== null,
    );
  });
});
