import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createBuyer, type Buyer } from './buyer.ts';
import { products } from './fixture-market.ts';
import { createTestHost, type TestHost } from './test-host.ts';

export interface BuyerStage {
  /** Set since the file's `beforeAll`. */
  readonly host: TestHost;
  readonly buyer: Buyer;
}

/**
 * Opens one host with the small market and a buyer for the tests of a file; each test begins with
 * 10 cups and 5 plates.
 */
export function buyerStage(): BuyerStage {
  let host: TestHost;
  let buyer: Buyer;
  beforeAll(async () => {
    host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
    buyer = createBuyer(host);
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await buyer.setStock(products.cup.id, 10);
    await buyer.setStock(products.plateOnSale.id, 5);
  });
  return {
    get host() {
      return host;
    },
    get buyer() {
      return buyer;
    },
  };
}
