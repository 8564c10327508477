import { products } from '../fixture-market.ts';

type Call = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  type?: string,
) => Promise<string>;

/**
 * Runs each step of an import and of a bulk change, with the title of its entry: rows of
 * activity.test.ts. `drain` runs the jobs, and `tick` advances the clock.
 */
export function importActs(
  call: Call,
  drain: () => Promise<void>,
  tick: () => unknown,
): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  let id = '';
  const upload = async () => {
    const body = Buffer.from('title,price\nจานนำเข้า,10\n');
    const answer = await call('POST', 'imports?file_name=a.csv', body, 'application/octet-stream');
    ({ id } = JSON.parse(answer));
  };
  const step =
    (method: 'POST' | 'PUT', path: string, payload?: object, at = 'imports') =>
    async () => {
      await call(method, `${at}/${id}${path}`, payload);
      await drain();
    };
  const customers = 'customer-imports';
  const uploadCustomers = async () => {
    const body = Buffer.from('name,phone\nลูกค้านำเข้า,0899999901\n');
    const path = `${customers}?file_name=c.csv`;
    ({ id } = JSON.parse(await call('POST', path, body, 'application/octet-stream')));
  };
  const matches = { name: 'name', phone: 'phone' };
  const orders = 'order-imports';
  const uploadOrders = async () => {
    const body = Buffer.from('number,date\nN-1,2026-11-20\n');
    const path = `${orders}?file_name=o.csv`;
    ({ id } = JSON.parse(await call('POST', path, body, 'application/octet-stream')));
  };
  const ofOrders = { number: 'number', date: 'placedAt' };
  let run = '';
  return {
    'POST /manage/bulk-runs': [
      'Changed many products at once',
      async () => {
        const filter = { id: [products.plateOnSale.id] };
        const body = { filter, expected_count: 1, change: { recommend: true } };
        ({ id: run } = JSON.parse(await call('POST', 'bulk-runs', body)));
      },
    ],
    'POST /manage/bulk-runs/:id/undo': [
      'Took back a bulk change',
      () => call('POST', `bulk-runs/${run}/undo`),
    ],
    'POST /manage/imports': ['Uploaded a file to import', upload],
    'PUT /manage/imports/:id': ['Checked a file to import', step('PUT', '', { format: 'talad' })],
    'POST /manage/imports/:id/run': ['Imported products', step('POST', '/run')],
    'POST /manage/imports/:id/undo': ['Took back an import', step('POST', '/undo')],
    'DELETE /manage/imports/:id': [
      'Removed an uploaded file',
      async () => {
        await upload();
        tick();
        await call('DELETE', `imports/${id}`);
      },
    ],
    'POST /manage/customer-imports': ['Uploaded a file of customers', uploadCustomers],
    'PUT /manage/customer-imports/:id': [
      'Checked a file of customers',
      step('PUT', '', { matches }, customers),
    ],
    'POST /manage/customer-imports/:id/run': [
      'Imported customers',
      step('POST', '/run', undefined, customers),
    ],
    'POST /manage/customer-imports/:id/undo': [
      'Took back an import of customers',
      step('POST', '/undo', undefined, customers),
    ],
    'DELETE /manage/customer-imports/:id': [
      'Removed a file of customers',
      async () => {
        await uploadCustomers();
        tick();
        await call('DELETE', `${customers}/${id}`);
      },
    ],
    'POST /manage/order-imports': ['Uploaded a file of orders', uploadOrders],
    'PUT /manage/order-imports/:id': [
      'Checked a file of orders',
      step('PUT', '', { matches: ofOrders }, orders),
    ],
    'POST /manage/order-imports/:id/run': [
      'Imported orders',
      step('POST', '/run', undefined, orders),
    ],
    'POST /manage/order-imports/:id/undo': [
      'Took back an import of orders',
      step('POST', '/undo', undefined, orders),
    ],
    'DELETE /manage/order-imports/:id': [
      'Removed a file of orders',
      async () => {
        await uploadOrders();
        tick();
        await call('DELETE', `${orders}/${id}`);
      },
    ],
  };
}
