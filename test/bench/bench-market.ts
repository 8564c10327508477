import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../storefront-host/config.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { FRONT_PAGE, pageOf } from '../../elements/page/page.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import { refreshSearchText } from '../../storefront-host/modules/catalog/search/search-text.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { seedSmallMarket } from '../support/fixture-market.ts';

const MORE_PRODUCTS = 40;
const FIRST_ID = 5_000;
/** The maximum number of blocks in a page, less header and footer. */
const EDITED_BLOCKS = 298;

/** Creates a data folder with the fixture market and enough products for full pages of 24 boxes. */
export async function prepareBenchMarket(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talad-bench-'));
  await chmod(dataDir, 0o755);
  const { opened, stop } = await openConfigured(readConfig({ DATA_DIR: dataDir }));
  try {
    await migrateToLatest(opened.db);
    await seedSmallMarket(opened);
    const ids = Array.from({ length: MORE_PRODUCTS }, (_, index) => FIRST_ID + index);
    await opened.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('product')
        .values(
          ids.map((id) => ({
            shop_id: 2,
            id,
            uuid: `01930000-0000-7000-9100-00000000${id}`,
            slug: `cup-${id}`,
            title: `ถ้วยกาแฟเซรามิกทำมือ เคลือบสีน้ำทะเล รุ่นที่ ${id}`,
            description: 'ปั้นด้วยมือทีละใบ เผาที่อุณหภูมิ 1,230 องศา ใช้กับไมโครเวฟได้',
            price: 15_000 + id,
            full_price: id % 3 === 0 ? 20_000 + id : null,
            category_id: 4,
            mall_category_id: 1,
          })),
        )
        .execute();
      await trx
        .insertInto('stock')
        .values(ids.map((id) => ({ shop_id: 2, product_id: id, remain: 10 })))
        .execute();
      await refreshSearchText(trx, 2, ids);
      const blocks = Array.from({ length: EDITED_BLOCKS }, (_, index) => ({
        id: `b_${index}`,
        name: 'Headline',
        props: { title: `หัวเรื่องที่ ${index}`, description: 'ปั้นด้วยมือทีละใบ' },
      }));
      await trx
        .insertInto('page')
        .values({ shop_id: 2, name: FRONT_PAGE, draft: JSON.stringify(pageOf('', blocks)) })
        .execute();
    });
    await addPictures(opened.db);
    return dataDir;
  } finally {
    await stop();
  }
}
