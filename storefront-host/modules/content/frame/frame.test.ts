import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { variants, variantSites } from '../../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

const bodyOf = async (url: string): Promise<string> => (await host.inject(url)).body;

/** Returns an element of the page with its rendered content. */
async function drawn(url: string, tag: string): Promise<string> {
  const body = (await bodyOf(url)).replaceAll(/<!--.*?-->/g, '');
  return new RegExp(`<${tag}\\s[^]*?</${tag}\\s*>`).exec(body)?.[0] ?? '';
}

async function change(shopId: number, design: object): Promise<void> {
  await host.db
    .updateTable('shop')
    .set({ design: JSON.stringify(design) })
    .where('id', '=', shopId)
    .execute();
}

describe('the frame of a site with a look of its own', () => {
  it('has its header where the owner put it, with a category to search in', async () => {
    const header = await drawn('/web/dealer?lang=th', 'talad-header');
    expect(header).toContain('class="wrap bar center"');
    expect(header).toContain('<select name="category_id"');
    expect(header).toContain('/web/dealer/showroom/recommend');
    // The menu of "all cars" contains its categories.
    expect(header).toContain('/web/dealer/category/pickup/1202');
  });

  it('has its second menu and its categories in rows below', async () => {
    const bar = await drawn('/web/dealer?lang=en', 'talad-category-bar');
    expect(bar).toContain('Test drive');
    expect(bar).toContain('/web/dealer/category/sedan/1204');
  });

  it('has its own columns in the footer, what visitors may ask for and the law', async () => {
    const footer = await drawn('/web/dealer?lang=en', 'talad-footer');
    expect(footer).toContain('<h2>Service</h2>');
    expect(footer).toContain('ขับดี มีคนดูแล');
    for (const link of ['/terms', '/data-protection', '/privacy', '/favorites', '/contactus']) {
      expect(footer, link).toContain(`href="/web/dealer${link}"`);
    }
    expect(footer).toContain('data-modal="PdpaSetting"');
    expect(footer).toContain('href="tel:021234567"');
  });

  it('has a bar on phones and a contact button, as chosen', async () => {
    const body = await bodyOf('/web/dealer');
    expect(body).toContain('</talad-bottom-menu>');
    expect(body).toContain('</talad-contact-widget>');
    // The marketplace of the seed has no look of its own.
    const market = await bodyOf('/');
    expect(market).toContain('</talad-bottom-menu>');
    expect(market).not.toContain('<talad-contact-widget');
    expect(market).not.toContain('<talad-category-bar');
  });

  it('marks the line that leads to the page one is on', async () => {
    const header = await drawn('/web/dealer/club', 'talad-header');
    expect(header).toMatch(/href="\/web\/dealer\/club"\s+aria-current="page"/);
  });

  it('leaves out what its owner turns off', async () => {
    await change(variants.solo.id, {
      header: {
        SearchBox: { enableSearchBoxWidget: false },
        CartMini: { disable: true },
        Breadcrumb: { disable: true },
      },
      footer: {
        AccountPane: { disable: true },
        ContactPane: { disable: true },
        SocialPane: { disable: true },
      },
      components: { BottomMenu: { disable: true }, ProductBox: { isShowTags: false } },
    });
    const headers = { host: variants.solo.domain };
    const { body } = await host.inject({ url: '/category/prints/1301', headers });
    for (const tag of ['search-box', 'cart', 'breadcrumb', 'bottom-menu', 'contact-widget']) {
      expect(body, tag).not.toContain(`<talad-${tag}`);
    }
    expect(body).toContain(':root{--talad-box-tags:none}');
    expect(body).not.toContain('href="/favorites"');
    // Legal links always stay.
    expect(body).toContain('href="/privacy"');
  });

  it('has the boxes of its look in its lists, and leaves those of other shops alone', async () => {
    expect(await bodyOf('/web/dealer/search?lang=en')).not.toContain('id="talad-box"');
    await change(variants.dealer.id, {
      currentThemeExtra: { box: { frame: 'card' }, product: { layout: 'mosaic' } },
    });
    const { body, headers } = await host.inject('/web/dealer/search?lang=th');
    const css = /<style id="talad-box" media="not all">(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(css).toContain('border-radius:var(--radius)');
    const boxes = body.match(/<talad-product-box\s/g)?.length ?? 0;
    expect(boxes).toBeGreaterThan(1);
    expect(body.split(`</style><style>${css}</style>`)).toHaveLength(boxes + 1);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(await bodyOf('/web/alpha/search')).not.toContain(css);
    const link = /href="(\/web\/dealer\/product\/[^"]+)"/.exec(body)?.[1] ?? '';
    const page = await host.inject(link);
    const layout = /<\/style><style>(@container[^<]*)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(layout).toContain('grid-template-columns:repeat(2');
    const layoutHash = createHash('sha256').update(layout).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`'sha256-${layoutHash}'`);
  });

  it('has header, categories and footer of its theme', async () => {
    const frame = {
      header: { headerPane: { alignPresetId: 'board' }, CategoryBar: { disable: false } },
      footer: {},
    };
    const theme = {
      header: { ground: 'A', rule: 'awning', contact: 'phone' },
      bar: { look: 'circles' },
      footer: { layout: 'visit', ground: 'B' },
    };
    await change(variants.fair.id, { ...frame, currentThemeExtra: theme });
    await host.db
      .updateTable('shop')
      .set({
        settings: JSON.stringify({ hours: [{ open: '09:00', close: '17:00' }] }),
      })
      .where('id', '=', variants.fair.id)
      .execute();
    const header = await drawn('/web/fair?lang=en', 'talad-header');
    expect(header).toContain('class="wrap bar board"');
    expect(header).toMatch(/class="contact"\s+href="tel:021234567"[^>]*>02-123-4567</);
    expect(header).toContain('--talad-surface:#0f6b5c;');
    expect(header).toContain('mask:linear-gradient');
    const footer = await drawn('/web/fair?lang=en', 'talad-footer');
    expect(footer).toContain('--talad-surface:#e8a33d;');
    expect(footer.replaceAll(/\s+/g, ' ')).toContain('<dt>Monday</dt> <dd>09:00–17:00</dd>');
    // A shop without the account has no link.
    await change(variants.cup.id, { currentThemeExtra: { header: { contact: 'line' } } });
    expect(await drawn('/web/cup?lang=en', 'talad-header')).not.toContain('class="contact"');
    // A category without a picture is known by its letter.
    await change(variants.dealer.id, { ...frame, currentThemeExtra: theme });
    const bar = await drawn('/web/dealer/contactus?lang=th', 'talad-category-bar');
    expect(bar).toMatch(/<span class="letter" aria-hidden="true">.{1,3}<\/span>/);
  });

  it('of nonsense is the frame of a site that has chosen nothing', async () => {
    await change(variants.cup.id, {
      header: {
        menuListObjects: [{ title: 7 }, null, 'x'],
        logo: 'constructor',
        logoStyle: 'tall',
      },
      footer: { columns: 'many', logo: { x: 1 } },
      components: [],
    });
    const header = await drawn('/web/cup', 'talad-header');
    expect(header).toContain('class="wrap bar left"');
    expect(header).toContain('href="/web/cup/search"');
    expect((await drawn('/web/cup', 'talad-footer')).length).toBeGreaterThan(500);
  });
});
